//! A table whose task breaks comes back from its log.

use std::sync::Arc;

use super::Hall;
use crate::config::Limits;
use crate::secrets::ServerKey;
use crate::store::sqlite::{SqliteOptions, SqliteStore};
use crate::store::{SeatRow, Store, TableRow};

#[tokio::test]
async fn a_broken_table_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        SqliteStore::open(&folder.path().join("hall.sqlite"), SqliteOptions::default()).await.unwrap();
    let ann = store.new_identity("ann".into(), [1; 32], "Ann".into(), 1).await.unwrap();
    let game = hexapod_catalog::game("anteater").unwrap();
    let row = TableRow::new(game.info(), vec![SeatRow::default(); 2]);
    let row = TableRow { id: "t".into(), host: (ann.key, ann.id), created: 1, ..row };
    store.new_table(row).await.unwrap();
    let hall = Hall::new(Arc::new(store), ServerKey::new([7; 32]), Limits::default(), 0);
    for _ in 0..3 {
        let broken =
            hall.with_table("t", |_| Box::pin(async { panic!("a table breaks in this test") })).await;
        let broken: crate::error::ApiResult<()> = broken;
        assert_eq!(broken.unwrap_err().problem.code, "fault");
        let number = hall.with_table("t", |live| Box::pin(async { live.table.number() })).await.unwrap();
        assert_eq!(number, 0);
    }
}
