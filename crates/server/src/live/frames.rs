//! What each viewer is sent. A view is written once per step and kind of viewer, and what changed is sent to all of that
//! kind as the same bytes.

use std::fmt::Write as _;

use axum::extract::ws::Utf8Bytes;
use hexapod_catalog::{AnyView, Happened, Legal, pack};
use hexapod_core::{Seat, SeatNames, ToMove, Viewer};
use serde_json::Value as Json;

use super::course::{Course, Reply};
use super::history::Recent;
use super::play::refused;
use super::table::{Guest, Live, text};
use crate::protocol::{Facing, ServerMessage, Welcome};
use crate::store::now;

/// Whoever comes back gets at most so many bytes, as far as the view leaves room: what was missed is cut.
const MOST_WELCOME: usize = 12 * 1024 - 100;

/// Most updates have no more bytes.
const USUAL_FRAME: usize = 1024;

/// What the viewers were sent last; changes are told against it.
pub(crate) struct Docs {
    /// By seat, then the spectator; only where somebody looks.
    views: Vec<Option<Box<dyn AnyView>>>,
    /// By seat; only where somebody may act. Those of a seat that is not to move are as they were when it last was.
    legals: Vec<Option<Legal>>,
    to_move: ToMove,
    phase: &'static str,
    /// Memory to write the next actions into.
    spare: Legal,
}

impl Docs {
    pub(crate) fn new(course: &Course) -> Self {
        let standing = course.game.standing();
        let seats = course.seats.len();
        Self {
            views: (0..=seats).map(|_| None).collect(),
            legals: vec![None; seats],
            to_move: standing.to_move,
            phase: standing.phase,
            spare: Legal::default(),
        }
    }
}

/// What makes one update differ from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sort {
    /// The place of its view.
    view: usize,
    viewer: Viewer,
    /// Whether it may act now.
    acts: bool,
    words: bool,
    /// To how few steps it may go back freely now, if that has changed.
    free: Option<Option<u64>>,
    /// Whether it has never seen the actions of the seat that is to move, so that they are sent whole.
    whole: bool,
}

impl Live {
    /// Returns whether people with these seats must hide them from each other on one screen.
    pub(crate) fn hides(&self, seats: &[usize]) -> bool {
        seats.len() > 1 && self.course.game.info().secrets
    }

    /// Returns whose eyes a screen has at first, and who must take it.
    pub(crate) fn first_facing(&self, seats: &[usize]) -> (Option<usize>, Option<usize>) {
        if self.hides(seats) {
            (None, self.course.to_move().filter(|seat| seats.contains(seat)))
        } else {
            (seats.first().copied(), None)
        }
    }

    fn viewer(&self, guest: &Guest) -> Viewer {
        guest.facing.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
    }

    /// Returns the place of a view: one serves all where all see alike.
    fn place(&self, viewer: Viewer) -> usize {
        let spectator = self.course.seats.len();
        match viewer {
            Viewer::Seat(seat) if !self.course.game.all_see_alike() => seat.index(),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Referee => spectator,
        }
    }

    fn at_place(&self, place: usize) -> Viewer {
        if place == self.course.seats.len() { Viewer::Spectator } else { Viewer::Seat(Seat::new(place)) }
    }

    /// Returns the seats whose actions somebody is shown.
    fn shown<'a>(&self, guest: &'a Guest) -> impl Iterator<Item = usize> + 'a {
        let hides = self.hides(&guest.seats);
        guest.seats.iter().copied().filter(move |seat| !hides || guest.facing == Some(*seat))
    }

    /// Writes views and actions that somebody needs now, and forgets those that nobody needs.
    pub(crate) fn freshen(&mut self) {
        let mut views = vec![false; self.docs.views.len()];
        let mut legals = vec![false; self.docs.legals.len()];
        for guest in self.guests.values() {
            views[self.place(self.viewer(guest))] = true;
            self.shown(guest).for_each(|seat| legals[seat] = true);
        }
        for (place, needed) in views.into_iter().enumerate() {
            if !needed {
                self.docs.views[place] = None;
            } else if self.docs.views[place].is_none() {
                self.docs.views[place] = Some(self.course.game.view(self.at_place(place)));
            }
        }
        let due = self.course.to_move();
        for (seat, needed) in legals.into_iter().enumerate() {
            if !needed {
                self.docs.legals[seat] = None;
            } else if self.docs.legals[seat].is_none() {
                let mut legal = Legal::default();
                if due == Some(seat) && self.may_act() {
                    self.course.game.write_legal(&mut legal);
                }
                self.docs.legals[seat] = Some(legal);
            }
        }
    }

    /// Before the start and in a pause nobody may act.
    fn may_act(&self) -> bool {
        self.must_play().is_ok()
    }

    /// Tells everybody what happened: steps, or an undo, or only that a number has passed.
    pub(crate) fn tell_steps(&mut self, happened: Vec<Happened>, undone_to: Option<usize>) {
        let standing = self.course.game.standing();
        let due = self.course.to_move().filter(|_| self.may_act());
        let changed = self.renew_views();
        let legal = due.and_then(|seat| self.renew_legal(seat));
        let mut head =
            format!(r#"{{"kind":"update","number":{},"step":{}"#, self.course.number, standing.step);
        // Writing into a String cannot fail.
        if standing.to_move != self.docs.to_move {
            _ = write!(head, r#","to_move":"{}""#, self.course.seats.to_move(standing.to_move));
        }
        if standing.phase != self.docs.phase {
            _ = write!(head, r#","phase":"{}""#, standing.phase);
        }
        (self.docs.to_move, self.docs.phase) = (standing.to_move, standing.phase);
        if let Some(to) = undone_to {
            _ = write!(head, r#","undone_to":{to}"#);
        }
        let clock = self.course.clocks.now(&self.course.seats, now()).map(|clock| text(&clock));
        let mut frames: Vec<(Sort, Utf8Bytes)> = Vec::new();
        let mut post: Vec<(u64, Option<Option<u64>>, bool, Utf8Bytes)> =
            Vec::with_capacity(self.guests.len());
        for (number, guest) in &self.guests {
            let viewer = self.viewer(guest);
            let view = self.place(viewer);
            let acts = due.is_some_and(|due| self.shown(guest).any(|seat| seat == due));
            // Where all see alike they hear alike too.
            let free = Some(self.free_to(&guest.seats)).filter(|free| *free != guest.free_to);
            let whole = acts && due.is_some_and(|due| !guest.known.contains(&due));
            let sort = Sort { view, viewer: self.at_place(view), acts, words: guest.words, free, whole };
            let known = frames.iter().find(|(known, _)| *known == sort).map(|(_, frame)| frame.clone());
            let frame = known.unwrap_or_else(|| {
                let mut frame = String::with_capacity(USUAL_FRAME);
                frame.push_str(&head);
                match free {
                    Some(Some(to)) => _ = write!(frame, r#","undo_free_to":{to}"#),
                    Some(None) => frame.push_str(r#","undo_free_to":null"#),
                    None => {}
                }
                write_steps(&self.course.seats, &happened, sort, &mut frame);
                if let Some(delta) = &changed[view] {
                    frame.push_str(r#","view":"#);
                    frame.push_str(delta);
                }
                if whole {
                    let legal = due.and_then(|due| self.docs.legals[due].as_ref());
                    _ = write!(frame, r#","legal":[{}]"#, legal.map_or_else(|| "{}".to_owned(), text));
                } else if let (true, Some(delta)) = (acts, &legal) {
                    frame.push_str(r#","legal":"#);
                    frame.push_str(delta);
                }
                if let Some(clock) = &clock {
                    frame.push_str(r#","clock":"#);
                    frame.push_str(clock);
                }
                frame.push('}');
                let frame = Utf8Bytes::from(frame);
                frames.push((sort, frame.clone()));
                frame
            });
            post.push((*number, free, whole, frame));
        }
        for (number, free, whole, frame) in post {
            if let (Some(guest), true) = (self.guests.get_mut(&number), free.is_some() || whole) {
                guest.free_to = free.unwrap_or(guest.free_to);
                guest.known.extend(due.filter(|_| whole));
            }
            metrics::counter!("hexapod_bytes_sent").increment(frame.len() as u64);
            self.send(number, frame);
        }
        self.recall(happened, undone_to);
        self.hand_over();
    }

    /// Writes all views that somebody looks at, and returns what changed in each.
    fn renew_views(&mut self) -> Vec<Option<String>> {
        let mut changed = vec![None; self.docs.views.len()];
        let mut last: Option<usize> = None;
        for (place, changed) in changed.iter_mut().enumerate() {
            if self.docs.views[place].is_none() {
                continue;
            }
            let viewer = self.at_place(place);
            let next = match last.and_then(|last| self.docs.views[last].as_ref()) {
                Some(other) => self.course.game.view_beside(viewer, other.as_ref()),
                None => self.course.game.view(viewer),
            };
            let shown = self.docs.views[place].as_ref();
            *changed = shown.and_then(|shown| shown.delta(next.as_ref()));
            self.docs.views[place] = Some(next);
            last = Some(place);
        }
        changed
    }

    /// Returns what would change in the view that a seat was sent last.
    pub(crate) fn changed(&self, seat: usize, view: &dyn AnyView) -> Option<String> {
        self.docs.views[self.place(Viewer::Seat(Seat::new(seat)))].as_ref()?.delta(view)
    }

    fn renew_legal(&mut self, seat: usize) -> Option<String> {
        let legal = self.docs.legals[seat].as_mut()?;
        self.course.game.write_legal(&mut self.docs.spare);
        let delta = legal.delta(&self.docs.spare);
        std::mem::swap(legal, &mut self.docs.spare);
        delta
    }

    /// Keeps what happened for those who come back.
    fn recall(&mut self, happened: Vec<Happened>, undone_to: Option<usize>) {
        let last = self.course.number;
        if let Some(to) = undone_to {
            self.recent.push_back(Recent::Undo { number: last, to });
        }
        let first = last + 1 - happened.len() as u64;
        let steps = happened.into_iter().zip(first..);
        self.recent.extend(steps.map(|(step, number)| Recent::Step { number, step: Box::new(step) }));
        while self.recent.len() > super::history::RECENT {
            self.recent.pop_front();
        }
    }

    /// Screens with several secret seats show nobody's when another of them is to move.
    fn hand_over(&mut self) {
        let Some(due) = self.course.to_move() else { return };
        let must = |guest: &Guest| {
            guest.seats.contains(&due) && guest.facing != Some(due) && guest.hand_to != Some(due)
        };
        let screens = self.guests.iter().filter(|(_, guest)| self.hides(&guest.seats) && must(guest));
        let screens: Vec<u64> = screens.map(|(number, _)| *number).collect();
        for number in screens {
            if let Some(guest) = self.guests.get_mut(&number) {
                (guest.facing, guest.hand_to) = (None, Some(due));
            }
            self.freshen();
            self.show(number);
        }
    }

    /// Says who looks at a screen with several seats.
    pub(crate) fn face(&mut self, guest: u64, seat: Option<&str>) -> Reply {
        let index = match seat.map(|seat| self.own_seat(guest, seat)).transpose() {
            Ok(index) => index,
            Err(reply) => return reply,
        };
        let due = self.course.to_move();
        let Some(screen) = self.guests.get(&guest) else { return Reply::Stale };
        if screen.seats.is_empty() {
            return refused("no-seat", "You watch this game; there is nothing to hand over.");
        }
        let hand_to = due.filter(|due| index.is_none() && screen.seats.contains(due));
        if let Some(screen) = self.guests.get_mut(&guest) {
            (screen.facing, screen.hand_to) = (index, hand_to);
        }
        self.freshen();
        self.show(guest);
        Reply::Accepted(self.course.number)
    }

    /// Returns how the table looks from where somebody sits.
    fn facing(&self, guest: &Guest) -> Facing {
        let standing = self.course.game.standing();
        let nothing = || Json::Object(Default::default());
        let view = self.docs.views[self.place(self.viewer(guest))].as_ref().map(|view| view.json());
        let legal =
            |seat: usize| self.docs.legals[seat].as_ref().and_then(|legal| serde_json::to_value(legal).ok());
        let name = |seat: usize| self.course.seats[seat].to_owned();
        Facing {
            seat: guest.facing.map(name),
            hand_to: guest.hand_to.map(name),
            number: self.course.number,
            step: standing.step as u64,
            to_move: self.course.seats.to_move(standing.to_move).to_owned(),
            phase: standing.phase.to_owned(),
            undo_free_to: self.free_to(&guest.seats),
            view: pack(&view.unwrap_or_else(nothing)),
            legal: self.known(guest).map(|seat| (name(seat), legal(seat).unwrap_or_else(nothing))).collect(),
        }
    }

    /// Shows somebody the table anew.
    pub(crate) fn show(&mut self, guest: u64) {
        if let Some(to) = self.guests.get(&guest) {
            let facing = Box::new(self.facing(to));
            self.note_shown(guest, facing.undo_free_to);
            self.tell(guest, &ServerMessage::Facing(facing));
        }
    }

    /// Returns the seat whose actions somebody is shown at once. Those of their other seats come when it is their turn.
    fn known<'a>(&'a self, guest: &'a Guest) -> impl Iterator<Item = usize> + 'a {
        let due = self.course.to_move();
        self.shown(guest).filter(move |seat| Some(*seat) == due)
    }

    /// Remembers what somebody has been shown, for the changes that follow.
    fn note_shown(&mut self, guest: u64, free_to: Option<u64>) {
        let Some(to) = self.guests.get(&guest) else { return };
        let known = self.known(to).collect();
        if let Some(guest) = self.guests.get_mut(&guest) {
            (guest.free_to, guest.known) = (free_to, known);
        }
    }

    /// Shows everybody the table anew.
    pub(crate) fn show_everybody(&mut self) {
        self.freshen();
        self.tell_table();
        let guests: Vec<u64> = self.guests.keys().copied().collect();
        for guest in guests {
            self.show(guest);
        }
    }

    /// Sends the first message to somebody who has come.
    pub(crate) async fn welcome(&mut self, number: u64, since: Option<u64>) {
        let Some(guest) = self.guests.get(&number) else { return };
        let (viewer, words) = (self.viewer(guest), guest.words);
        let mut welcome = Welcome {
            number: self.course.number,
            table: self.info(),
            you: guest.seats.iter().map(|seat| self.course.seats[*seat].to_owned()).collect(),
            facing: self.facing(guest),
            missed: Vec::new(),
            cut: false,
            clock: self.course.clocks.now(&self.course.seats, now()),
            proposals: self.proposals.clone(),
            chat: self.last_chat(since.is_some()),
            online: self.online(),
            watchers: self.watchers(),
        };
        if let Some(since) = since {
            let room = MOST_WELCOME.saturating_sub(text(&welcome).len());
            (welcome.missed, welcome.cut) = self.missed(since, viewer, words, room).await;
        }
        self.note_shown(number, welcome.facing.undo_free_to);
        self.tell(number, &ServerMessage::Welcome(Box::new(welcome)));
    }

    /// Returns the last lines of chat; fewer for whoever has most of them already.
    fn last_chat(&self, again: bool) -> Vec<crate::protocol::ChatLine> {
        let most = if again { 5 } else { 30 };
        self.chat.iter().skip(self.chat.len().saturating_sub(most)).cloned().collect()
    }
}

/// Writes the steps as one sort of viewer may know them.
fn write_steps(seats: &SeatNames, happened: &[Happened], sort: Sort, out: &mut String) {
    if happened.is_empty() {
        return;
    }
    out.push_str(r#","steps":["#);
    for (index, step) in happened.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        _ = write!(
            out,
            r#"{{"by":"{}","text":{}"#,
            seats.actor(step.actor),
            quoted(step.text_for(sort.viewer))
        );
        let mut events = step.events_for(sort.viewer).peekable();
        if events.peek().is_some() {
            out.push_str(r#","events":["#);
            for (index, (event, say)) in events.enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(&with_words(event, if sort.words { say } else { "" }));
            }
            out.push(']');
        }
        out.push('}');
    }
    out.push(']');
}

/// Returns an event with its sentence, if there is one.
pub(crate) fn with_words<'a>(event: &'a str, say: &str) -> std::borrow::Cow<'a, str> {
    match event.strip_suffix('}') {
        Some(open) if !say.is_empty() => format!(r#"{open},"say":{}}}"#, quoted(say)).into(),
        _ => event.into(),
    }
}

fn quoted(text: &str) -> String {
    super::table::text(&text)
}
