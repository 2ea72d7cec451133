//! The answers to the last messages, so that a message that is sent again gets its first answer.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use hexapod_table::Problem;

use crate::store::EntryRow;

/// Messages remembered at each table.
const MAX_ANSWERS: usize = 256;

/// The answer to a client's message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Done; the number of the last entry.
    Accepted(u64),
    /// Not possible.
    Refused(Problem),
    /// The position has changed before the message came.
    Stale,
    /// Others are asked; the number of the proposal.
    Proposed(u64),
}

impl From<Problem> for Reply {
    fn from(problem: Problem) -> Self {
        Self::Refused(problem)
    }
}

/// The last messages with their answers. A message is the identity's key and the client's own id.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    /// The messages, the oldest first.
    messages: VecDeque<Arc<str>>,
    replies: HashMap<Arc<str>, Reply>,
}

impl Answers {
    /// Returns the answers that follow from a log.
    pub(crate) fn of(log: &[EntryRow]) -> Self {
        let mut answers = Self::default();
        log.iter().for_each(|row| answers.note(row.client.as_deref(), row.number));
        answers
    }

    /// Notes that a message has written the entry with this number.
    pub(crate) fn note(&mut self, client: Option<&str>, number: u64) {
        if let Some(client) = client {
            self.remember(client, Reply::Accepted(number));
        }
    }

    /// Remembers the first answer to a message.
    pub(crate) fn remember(&mut self, client: &str, reply: Reply) {
        if self.replies.contains_key(client) {
            return;
        }
        if self.messages.len() == MAX_ANSWERS
            && let Some(oldest) = self.messages.pop_front()
        {
            self.replies.remove(&oldest);
        }
        let client: Arc<str> = client.into();
        self.messages.push_back(Arc::clone(&client));
        self.replies.insert(client, reply);
    }

    /// Returns the first answer to a message.
    pub(crate) fn find(&self, client: &str) -> Option<Reply> {
        self.replies.get(client).cloned()
    }
}
