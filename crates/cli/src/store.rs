//! `hexapod store`: chores of a server's database, while the server runs or not.

use std::path::{Path, PathBuf};

use hexapod_server::secrets::ServerKey;
use hexapod_server::store::sqlite::{SqliteOptions, SqliteStore};
use hexapod_server::store::{Store as _, StoreError, WHOLE_SERVER};
use hexapod_server::upkeep;

use crate::error::{CliError, Outcome, Result, bad_input};
use crate::output;
use crate::serve::data_folder;

/// Look after the database of `hexapod serve`. Except for `restore`, the server may be running.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    chore: Chore,
    /// Folder of the server's database; by default in the user's data folder.
    #[arg(long, env = "HEXAPOD_DATA", value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
    /// The database file.
    #[arg(long, env = "HEXAPOD_DATABASE", value_name = "FILE", global = true)]
    database: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum Chore {
    /// List the sets that people keep, the newest first: id, game, size, author, title.
    Sets,
    /// Remove a set of any author. Tables that use it have their own copy and go on.
    RemoveSet {
        /// The id, as in the link or in the list.
        id: String,
    },
    /// Check the whole database: its pages, and every table by playing its log again.
    Check,
    /// Copy the database into a new file, as it is now; the server goes on.
    Backup {
        /// The file to write; it must not exist.
        file: PathBuf,
    },
    /// Put a backup in the place of the database. The server must not be running; the old database is kept.
    Restore {
        /// The backup.
        file: PathBuf,
    },
    /// List people by name, the newest first: id, name.
    People {
        /// A part of the name.
        name: String,
    },
    /// Ban a person from the server; a running server ends their connections within seconds.
    Ban {
        /// The person's id, as `people` lists it.
        id: String,
    },
    /// Let a banned person come back.
    Unban {
        /// The person's id.
        id: String,
    },
    /// List the people who are banned from the server.
    Bans,
}

pub(crate) fn run(args: &Args) -> Result {
    let folder = args.data.clone().unwrap_or_else(data_folder);
    let database = args.database.clone().unwrap_or_else(|| folder.join("hexapod.sqlite"));
    let key = folder.join("server.key");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        match &args.chore {
            Chore::Backup { file } => {
                upkeep::back_up(&database, file).await.map_err(CliError::BadInput)?;
                output::line(&format!(
                    "The backup is {}. Keep {} too, in another place: without it a backup cannot be used.",
                    file.display(),
                    key.display()
                ))?;
                return Ok(Outcome::Fine);
            }
            Chore::Restore { file } => {
                let done = upkeep::restore(file, &database, &key).await.map_err(CliError::BadInput)?;
                output::line(&format!("The database {} is that of the backup.", database.display()))?;
                if let Some(old) = done.old {
                    output::line(&format!("The one before is {}.", old.display()))?;
                }
                output::line(&format!("Unfinished tables with new dice: {}.", done.tables))?;
                for sentence in done.failed {
                    output::line(&format!("No new dice: {sentence}"))?;
                }
                return Ok(Outcome::Fine);
            }
            Chore::Sets
            | Chore::RemoveSet { .. }
            | Chore::Check
            | Chore::People { .. }
            | Chore::Ban { .. }
            | Chore::Unban { .. }
            | Chore::Bans => {}
        }
        // Opening would create it.
        if !database.is_file() {
            return bad_input(format!("There is no database {}.", database.display()));
        }
        let store =
            SqliteStore::open(&database, SqliteOptions::default()).await.map_err(CliError::BadInput)?;
        let done = with_store(&args.chore, &store, &key).await;
        store.close().await;
        done
    })
}

/// The most people in one list.
const MAX_PEOPLE: u32 = 200;

async fn with_store(chore: &Chore, store: &SqliteStore, key: &Path) -> Result {
    let failed = |error: StoreError| CliError::BadInput(error.to_string());
    let person = async |id: &str| {
        let found = store.identity_by_id(id.to_owned()).await.map_err(failed)?;
        found.ok_or_else(|| {
            CliError::BadInput(format!(
                "There is nobody with the id `{id}`; `hexapod store people` lists them."
            ))
        })
    };
    match chore {
        // Titles and names are other people's text: no control characters are in them.
        Chore::Sets => {
            for set in store.all_sets().await.map_err(failed)? {
                output::line(&format!(
                    "{}  {:<10} {:>6} bytes  {} ({}): {}",
                    set.id, set.game, set.bytes, set.author_name, set.author_id, set.title
                ))?;
            }
        }
        Chore::RemoveSet { id } => {
            if !store.remove_set(id.clone(), None).await.map_err(failed)? {
                return bad_input(format!("There is no set `{id}`; `hexapod store sets` lists them."));
            }
            output::line(&format!("The set {id} is removed."))?;
        }
        Chore::Check => {
            if !key.exists() {
                return bad_input(format!("There is no key {}.", key.display()));
            }
            let key = ServerKey::open(key).map_err(CliError::BadInput)?;
            let report = upkeep::check(store, &key).await.map_err(failed)?;
            for problem in &report.problems {
                output::line(problem)?;
            }
            let (tables, entries, problems) = (report.tables, report.entries, report.problems.len());
            output::line(&format!("{tables} tables with {entries} entries, {problems} problems."))?;
            return Ok(if problems == 0 { Outcome::Fine } else { Outcome::CheckFailed });
        }
        Chore::People { name } => {
            for person in store.people(name, MAX_PEOPLE).await.map_err(failed)? {
                output::line(&format!("{}  {}", person.id, person.name))?;
            }
        }
        Chore::Ban { id } => {
            let person = person(id).await?;
            store.set_ban(WHOLE_SERVER, person.key, Some(now())).await.map_err(failed)?;
            output::line(&format!("{} ({id}) is banned.", person.name))?;
        }
        Chore::Unban { id } => {
            let person = person(id).await?;
            store.set_ban(WHOLE_SERVER, person.key, None).await.map_err(failed)?;
            output::line(&format!("{} ({id}) may come back.", person.name))?;
        }
        Chore::Bans => {
            for person in store.bans(WHOLE_SERVER).await.map_err(failed)? {
                output::line(&format!("{}  {}", person.id, person.name))?;
            }
        }
        Chore::Backup { .. } | Chore::Restore { .. } => unreachable!("done without opening the store"),
    }
    Ok(Outcome::Fine)
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}
