//! A new build of the web client makes a new binary.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
