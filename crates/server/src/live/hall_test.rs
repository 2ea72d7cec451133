//! A table whose task breaks comes back from its log.

use std::sync::Arc;

use super::Hall;
use crate::config::Limits;
use crate::protocol::{Status, Terms};
use crate::secrets::ServerKey;
use crate::store::sqlite::{SqliteOptions, SqliteStore};
use crate::store::{SeatRow, SetupRow, Store, TableRow};

#[tokio::test]
async fn a_broken_table_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        SqliteStore::open(&folder.path().join("hall.sqlite"), SqliteOptions::default()).await.unwrap();
    let ann = store.new_identity("ann".into(), [1; 32], "Ann".into(), 1).await.unwrap();
    let row = TableRow {
        key: 0,
        id: "t".into(),
        game: "anteater".into(),
        rules: hexapod_catalog::game("anteater").unwrap().info().rules,
        setup: SetupRow { seats: 2, options: Default::default() },
        position: None,
        origin: None,
        terms: Terms::default(),
        attended: false,
        status: Status::Waiting,
        host: (ann.key, ann.id),
        commitment: String::new(),
        secret: None,
        result: None,
        rematch: None,
        created: 1,
        seats: vec![SeatRow::default(), SeatRow::default()],
    };
    store.new_table(row).await.unwrap();
    let hall = Hall::new(Arc::new(store), ServerKey::new([7; 32]), Limits::default(), 0);
    for _ in 0..3 {
        let broken = hall.visit("t", |_| Box::pin(async { panic!("a table breaks in this test") })).await;
        let broken: crate::error::ApiResult<()> = broken;
        assert_eq!(broken.unwrap_err().problem.code, "fault");
        let number = hall.visit("t", |live| Box::pin(async { live.course.number })).await.unwrap();
        assert_eq!(number, 0);
    }
}
