//! The licences of all packages, Rust and npm, against the list of allowed licences in `deny.toml`.

use std::fs;

use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::{cargo, root};

/// Also allowed for npm packages that only run while the client is built, linted and tested: nothing of them is shipped.
const TOOL_LICENCES: [&str; 4] = ["BSD-2-Clause", "BlueOak-1.0.0", "ISC", "MPL-2.0"];

struct Package {
    name: String,
    licence: Option<String>,
    is_tool: bool,
}

/// Returns the number of packages, or the packages whose licence is not allowed.
pub(crate) fn check() -> Result<usize, String> {
    let allowed = allowed_licences()?;
    let packages: Vec<Package> = rust_packages()?.into_iter().chain(npm_packages()?).collect();
    let problems: Vec<String> = packages.iter().filter_map(|package| problem(package, &allowed)).collect();
    if problems.is_empty() { Ok(packages.len()) } else { Err(problems.join("\n")) }
}

fn problem(package: &Package, allowed: &[String]) -> Option<String> {
    let Some(licence) = &package.licence else {
        return Some(format!("{} names no licence", package.name));
    };
    let is_allowed = |name: &str| {
        allowed.iter().any(|other| other == name) || package.is_tool && TOOL_LICENCES.contains(&name)
    };
    (!permits(licence, is_allowed))
        .then(|| format!("{} has the licence {licence}, which is not in deny.toml", package.name))
}

/// Whether an SPDX expression can be met with allowed licences only. An exception (`WITH`) only adds permissions.
fn permits(expression: &str, is_allowed: impl Fn(&str) -> bool) -> bool {
    Expression::parse_mode(expression, ParseMode::LAX).is_ok_and(|expression| {
        expression.evaluate(|required| required.license.id().is_some_and(|licence| is_allowed(licence.name)))
    })
}

/// Returns the list `allow` of deny.toml, which has one licence a line.
fn allowed_licences() -> Result<Vec<String>, String> {
    let text = fs::read_to_string(root().join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let lines = text.lines().skip_while(|line| *line != "allow = [").take_while(|line| *line != "]");
    Ok(lines.filter_map(|line| Some(line.trim().strip_prefix('"')?.split_once('"')?.0.to_owned())).collect())
}

/// Returns the packages of all targets, not only of this machine's.
fn rust_packages() -> Result<Vec<Package>, String> {
    let mut command = cargo(["metadata", "--format-version", "1", "--locked"]);
    let output = command.output().map_err(|error| format!("cannot start {command:?}: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    Ok(packages
        .iter()
        .map(|package| Package {
            name: format!("{} {}", text(&package["name"]), text(&package["version"])),
            licence: package["license"].as_str().map(str::to_owned),
            is_tool: false,
        })
        .collect())
}

fn npm_packages() -> Result<Vec<Package>, String> {
    let path = root().join("web/package-lock.json");
    let lock = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lock: Value =
        serde_json::from_slice(&lock).map_err(|error| format!("{}: {error}", path.display()))?;
    let packages = lock["packages"].as_object().ok_or("package-lock.json lists no packages")?;
    Ok(packages
        .iter()
        .map(|(path, package)| Package {
            name: format!("web/{path} {}", text(&package["version"])),
            licence: package["license"].as_str().map(str::to_owned),
            is_tool: package["dev"] == true,
        })
        .collect())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem_of(licence: Option<&str>, is_tool: bool) -> Option<String> {
        let package =
            Package { name: "sample 1.0.0".to_owned(), licence: licence.map(str::to_owned), is_tool };
        problem(&package, &["MIT".to_owned(), "Apache-2.0".to_owned(), "Unicode-3.0".to_owned()])
    }

    #[test]
    fn allowed_licences_pass() {
        for licence in [
            "MIT",
            "MIT/Apache-2.0",
            "MIT OR GPL-3.0",
            "GPL-3.0-only OR Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
            "(MIT OR GPL-2.0-only) AND Unicode-3.0",
        ] {
            assert_eq!(problem_of(Some(licence), false), None, "{licence}");
        }
    }

    #[test]
    fn other_licences_fail() {
        for licence in [
            "GPL-3.0-only",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "(MIT AND LGPL-3.0-only) OR AGPL-3.0-only",
            "LicenseRef-Own",
            "SEE LICENSE IN LICENSE.txt",
            "UNLICENSED",
            "",
        ] {
            assert!(problem_of(Some(licence), false).is_some(), "{licence}");
        }
        assert_eq!(problem_of(None, false), Some("sample 1.0.0 names no licence".to_owned()));
    }

    #[test]
    fn more_licences_are_allowed_for_tools() {
        assert_eq!(problem_of(Some("MPL-2.0"), true), None);
        assert!(problem_of(Some("MPL-2.0"), false).is_some());
        assert!(problem_of(Some("GPL-3.0-only"), true).is_some());
    }
}
