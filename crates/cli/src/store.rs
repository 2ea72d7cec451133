//! `hexapod store`: chores of a server's database, while the server runs or not.

use std::path::PathBuf;

use hexapod_server::store::Store as _;
use hexapod_server::store::sqlite::{SqliteOptions, SqliteStore};

use crate::error::{CliError, Outcome, Result, bad_input};
use crate::output;
use crate::serve::data_folder;

/// Look after the database of `hexapod serve`. The server may be running.
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
}

pub(crate) fn run(args: &Args) -> Result {
    let folder = args.data.clone().unwrap_or_else(data_folder);
    let database = args.database.clone().unwrap_or_else(|| folder.join("hexapod.sqlite"));
    // Opening would create it.
    if !database.is_file() {
        return bad_input(format!("There is no database {}.", database.display()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store =
            SqliteStore::open(&database, SqliteOptions::default()).await.map_err(CliError::BadInput)?;
        let failed = |error: hexapod_server::store::StoreError| CliError::BadInput(error.to_string());
        match &args.chore {
            Chore::Sets => {
                for set in store.all_sets().await.map_err(failed)? {
                    // Titles and names are other people's text: no control characters are in them.
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
        }
        store.close().await;
        Ok(Outcome::Fine)
    })
}
