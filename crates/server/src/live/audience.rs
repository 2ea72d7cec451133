//! The clients connected to a table: who they are, what they were sent last, and what they are sent now.
//!
//! A view is made once per step and kind of viewer, and what changed is sent to all viewers of that kind as the same bytes.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hexapod_catalog::{AnyView, Happened, Legal, pack};
use hexapod_core::{Seat, ToMove, Viewer};
use hexapod_table::{Status, Table, UndoNow};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::text;
use crate::protocol::{Facing, Raw, ServerMessage, StepTold, Update};
use crate::store::{IdentityRow, Key};

/// With more clients than this, the number of watchers is not sent each time it changes; it is in the next welcome.
const MAX_PRESENCE_CLIENTS: usize = 50;

/// The number of a connection at its table.
pub(crate) type GuestId = u64;

/// Frames on their way to one connection.
pub(crate) type Outbox = mpsc::Sender<Vec<Utf8Bytes>>;

/// One connection.
struct Guest {
    identity: Option<IdentityRow>,
    seats: Vec<Seat>,
    /// The seat whose view the screen shows.
    facing: Option<Seat>,
    /// The seat to which the screen must be handed next.
    hand_to: Option<Seat>,
    /// Whether events come with English sentences.
    words: bool,
    outbox: Outbox,
    /// Frames that leave together once the table has done what it does now.
    pending: Vec<Utf8Bytes>,
    /// Lines of chat and reactions.
    address: IpAddr,
    /// What it was last sent that it may take back.
    undo: UndoNow,
    /// The seats whose actions it knows as they were sent last.
    known: Vec<Seat>,
}

impl Guest {
    fn viewer(&self) -> Viewer {
        self.facing.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Returns the seats whose actions it is shown.
    fn shown(&self, table: &Table) -> impl Iterator<Item = Seat> {
        let hides = hides(table, &self.seats);
        self.seats.iter().copied().filter(move |seat| !hides || self.facing == Some(*seat))
    }

    /// Returns the seat whose actions it is shown at once. Those of its other seats come when it is their turn.
    fn shown_now(&self, table: &Table) -> Vec<Seat> {
        self.shown(table).filter(|seat| table.to_move() == Some(*seat)).collect()
    }
}

/// What viewers were sent last; changes are found by comparing with it.
struct LastSent {
    /// By seat, then the spectator; only where a client looks.
    views: Vec<Option<Box<dyn AnyView>>>,
    /// By seat; only where a client may act. Those of a seat that is not to move are as they were when it last was.
    legals: Vec<Option<Legal>>,
    to_move: ToMove,
    /// Memory for the next list of actions.
    spare: Legal,
}

/// Everything an update frame depends on; equal keys share bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FrameKey {
    viewer: Viewer,
    /// Whether it may act now.
    acts: bool,
    words: bool,
    /// What it may take back now, if that has changed.
    undo: Option<UndoNow>,
    /// Whether the actions of the seat that is to move are sent whole, because the client has never had them.
    whole: bool,
}

/// The clients connected to a table.
pub(crate) struct Audience {
    guests: BTreeMap<GuestId, Guest>,
    next: GuestId,
    sent: LastSent,
    /// By seat: since when none of its holders has been connected; nothing while one is.
    away: Vec<Option<Instant>>,
}

impl Audience {
    pub(crate) fn new(table: &Table) -> Self {
        let (standing, seats) = (table.game().standing(), table.names().len());
        Self {
            guests: BTreeMap::new(),
            next: 1,
            sent: LastSent {
                views: (0..=seats).map(|_| None).collect(),
                legals: vec![None; seats],
                to_move: standing.to_move,
                spare: Legal::default(),
            },
            away: vec![Some(Instant::now()); seats],
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// Adds a client and returns its number. It is sent nothing yet.
    pub(crate) fn enter(
        &mut self,
        table: &Table,
        identity: Option<IdentityRow>,
        words: bool,
        address: IpAddr,
        outbox: Outbox,
    ) -> GuestId {
        let seats = seats_of(table, identity.as_ref());
        for seat in &seats {
            self.away[seat.index()] = None;
        }
        let (facing, hand_to) = first_facing(table, &seats);
        let guest = Guest {
            identity,
            seats,
            facing,
            hand_to,
            words,
            outbox,
            pending: Vec::new(),
            address,
            undo: UndoNow::default(),
            known: Vec::new(),
        };
        let id = self.next;
        self.next += 1;
        self.guests.insert(id, guest);
        self.prepare(table);
        id
    }

    /// Removes a client and tells the others.
    pub(crate) fn exit(&mut self, table: &Table, guest: GuestId) {
        let Some(gone) = self.guests.remove(&guest) else { return };
        for seat in gone.seats {
            if !self.guests.values().any(|guest| guest.seats.contains(&seat)) {
                self.away[seat.index()] = Some(Instant::now());
            }
        }
        self.prepare(table);
        self.tell_presence(table, None);
    }

    /// Notes who holds which seat now, and shows the table anew to each client whose seats have changed.
    pub(crate) fn reseat(&mut self, table: &Table) {
        for id in self.ids() {
            let Some(guest) = self.guests.get_mut(&id) else { continue };
            let seats = seats_of(table, guest.identity.as_ref());
            if guest.seats == seats {
                continue;
            }
            for seat in &seats {
                self.away[seat.index()] = None;
            }
            (guest.facing, guest.hand_to) = first_facing(table, &seats);
            guest.seats = seats;
            self.prepare(table);
            self.show(table, id);
        }
    }

    fn ids(&self) -> Vec<GuestId> {
        self.guests.keys().copied().collect()
    }

    /// Returns the clients that hold a seat.
    pub(crate) fn holders(&self, seat: Seat) -> Vec<GuestId> {
        let holders = self.guests.iter().filter(|(_, guest)| guest.seats.contains(&seat));
        holders.map(|(id, _)| *id).collect()
    }

    /// Returns the clients of a person.
    pub(crate) fn of_person(&self, person: Key) -> Vec<GuestId> {
        let is_own = |guest: &Guest| guest.identity.as_ref().is_some_and(|identity| identity.key == person);
        self.guests.iter().filter(|(_, guest)| is_own(guest)).map(|(id, _)| *id).collect()
    }

    /// Returns the seats of a client; none if it has gone.
    pub(crate) fn seats(&self, guest: GuestId) -> &[Seat] {
        self.guests.get(&guest).map_or(&[], |guest| &guest.seats)
    }

    /// Returns the identity of a client.
    pub(crate) fn identity(&self, guest: GuestId) -> Option<&IdentityRow> {
        self.guests.get(&guest)?.identity.as_ref()
    }

    pub(crate) fn contains(&self, guest: GuestId) -> bool {
        self.guests.contains_key(&guest)
    }

    /// Returns the viewer whose view a client has, and whether it wants sentences.
    pub(crate) fn viewer(&self, guest: GuestId) -> (Viewer, bool) {
        self.guests.get(&guest).map_or((Viewer::Spectator, false), |guest| (guest.viewer(), guest.words))
    }

    /// Returns the seat in whose name a client talks.
    pub(crate) fn speaks_for(&self, guest: GuestId) -> Option<Seat> {
        let guest = self.guests.get(&guest)?;
        guest.facing.or(guest.seats.first().copied())
    }

    /// Returns the address that a client has come from.
    pub(crate) fn address(&self, guest: GuestId) -> Option<IpAddr> {
        self.guests.get(&guest).map(|guest| guest.address)
    }

    /// Returns whether the client must hand the screen over before it acts for a seat.
    pub(crate) fn must_hand_over(&self, table: &Table, guest: GuestId, seat: Seat) -> bool {
        self.guests.get(&guest).is_some_and(|guest| hides(table, &guest.seats) && guest.facing != Some(seat))
    }

    /// Returns whether any client wants sentences.
    pub(crate) fn wants_sentences(&self) -> bool {
        self.guests.values().any(|guest| guest.words)
    }

    /// Returns whether a client that holds the seat is connected.
    pub(crate) fn is_online(&self, seat: Seat) -> bool {
        self.away[seat.index()].is_none()
    }

    /// Returns whether no holder of the seat has been connected for this long.
    pub(crate) fn is_away(&self, seat: Seat, patience: Duration) -> bool {
        self.away[seat.index()].is_some_and(|since| since.elapsed() >= patience)
    }

    /// Returns the names of the seats whose people are connected, and the number of watchers.
    pub(crate) fn presence(&self, table: &Table) -> (Vec<String>, u32) {
        let online = table.seats().filter(|seat| self.is_online(*seat));
        let watchers = self.guests.values().filter(|guest| guest.seats.is_empty()).count();
        (online.map(|seat| table.names().name(seat).to_owned()).collect(), watchers as u32)
    }

    /// Tells the clients who is connected.
    pub(crate) fn tell_presence(&mut self, table: &Table, except: Option<GuestId>) {
        let (online, watchers) = self.presence(table);
        let guests = self.guests.len() - usize::from(except.is_some_and(|except| self.contains(except)));
        if guests <= MAX_PRESENCE_CLIENTS {
            let message = ServerMessage::Presence { online, watchers };
            self.tell_those(&message, |id, _| Some(id) != except);
        }
    }

    /// Sends a message to one client.
    pub(crate) fn tell(&mut self, guest: GuestId, message: &ServerMessage) {
        if let Some(guest) = self.guests.get_mut(&guest) {
            guest.pending.push(text(message).into());
        }
    }

    /// Sends a message to all clients.
    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        self.tell_those(message, |_, _| true);
    }

    /// Sends a message to the clients whose identity fits.
    pub(crate) fn tell_hearers(&mut self, message: &ServerMessage, hears: impl Fn(Option<Key>) -> bool) {
        self.tell_those(message, |_, guest| hears(guest.identity.as_ref().map(|identity| identity.key)));
    }

    fn tell_those(&mut self, message: &ServerMessage, wanted: impl Fn(GuestId, &Guest) -> bool) {
        let frame = Utf8Bytes::from(text(message));
        for (id, guest) in &mut self.guests {
            if wanted(*id, guest) {
                guest.pending.push(frame.clone());
            }
        }
    }

    /// Hands all pending frames to the connections. A client that cannot keep up is disconnected and may come back.
    pub(crate) fn flush(&mut self, table: &Table) {
        loop {
            let mut slow = Vec::new();
            for (id, guest) in &mut self.guests {
                if !guest.pending.is_empty()
                    && guest.outbox.try_send(std::mem::take(&mut guest.pending)).is_err()
                {
                    slow.push(*id);
                }
            }
            if slow.is_empty() {
                return;
            }
            metrics::counter!("hexapod_connections_dropped").increment(slow.len() as u64);
            slow.into_iter().for_each(|guest| self.exit(table, guest));
        }
    }

    /// Makes the views and lists of actions that clients need now, and forgets the others.
    fn prepare(&mut self, table: &Table) {
        let mut views = vec![false; self.sent.views.len()];
        let mut legals = vec![false; self.sent.legals.len()];
        for guest in self.guests.values() {
            views[place(table, guest.viewer())] = true;
            guest.shown(table).for_each(|seat| legals[seat.index()] = true);
        }
        for (place, needed) in views.into_iter().enumerate() {
            if !needed {
                self.sent.views[place] = None;
            } else if self.sent.views[place].is_none() {
                self.sent.views[place] = Some(table.game().view(viewer_at(table, place)));
            }
        }
        for (index, needed) in legals.into_iter().enumerate() {
            if !needed {
                self.sent.legals[index] = None;
            } else if self.sent.legals[index].is_none() {
                let mut legal = Legal::default();
                if acting(table) == Some(Seat::new(index)) {
                    table.game().write_legal(&mut legal);
                }
                self.sent.legals[index] = Some(legal);
            }
        }
    }

    /// Sends what happened: steps, or an undo, or only that a number has passed.
    pub(crate) fn tell_update(&mut self, table: &Table, steps: &[&Happened], undone_to: Option<usize>) {
        let (standing, due) = (table.game().standing(), acting(table));
        let changed = self.renew_views(table);
        let legal = due.and_then(|seat| self.renew_legal(table, seat));
        let names = table.names();
        let to_move =
            (standing.to_move != self.sent.to_move).then(|| names.to_move(standing.to_move).to_owned());
        self.sent.to_move = standing.to_move;
        let clock = table.clocks().now(names, crate::store::now());
        let mut frames: Vec<(FrameKey, Utf8Bytes)> = Vec::new();
        for guest in self.guests.values_mut() {
            let place = place(table, guest.viewer());
            let acts = due.is_some_and(|due| guest.shown(table).any(|seat| seat == due));
            let undo = Some(table.undo_now(&guest.seats)).filter(|undo| *undo != guest.undo);
            let whole = acts && due.is_some_and(|due| !guest.known.contains(&due));
            // Where all see alike they hear alike too.
            let viewer = viewer_at(table, place);
            let key = FrameKey { viewer, acts, words: guest.words, undo, whole };
            guest.undo = undo.unwrap_or(guest.undo);
            guest.known.extend(due.filter(|_| whole));
            let known = frames.iter().find(|(known, _)| *known == key).map(|(_, frame)| frame.clone());
            let frame = known.unwrap_or_else(|| {
                let update = Update {
                    number: table.number(),
                    step: standing.step as u64,
                    to_move: to_move.clone(),
                    undone_to: undone_to.map(|to| to as u64),
                    undo,
                    steps: steps.iter().map(|step| step_told(table, step, viewer, guest.words)).collect(),
                    view: changed[place].clone(),
                    legal: if whole {
                        due.map(|due| Raw::new(&[&self.sent.legals[due.index()]]))
                    } else {
                        legal.clone().filter(|_| acts)
                    },
                    clock: clock.clone(),
                };
                let frame = Utf8Bytes::from(text(&ServerMessage::Update(Box::new(update))));
                frames.push((key, frame.clone()));
                frame
            });
            metrics::counter!("hexapod_bytes_sent").increment(frame.len() as u64);
            guest.pending.push(frame);
        }
        self.hand_over(table);
    }

    /// Makes the views that clients look at, and returns what changed in each.
    fn renew_views(&mut self, table: &Table) -> Vec<Option<Raw>> {
        let mut changed = vec![None; self.sent.views.len()];
        let mut last: Option<usize> = None;
        for (place, changed) in changed.iter_mut().enumerate() {
            if self.sent.views[place].is_none() {
                continue;
            }
            let viewer = viewer_at(table, place);
            let next = match last.and_then(|last| self.sent.views[last].as_ref()) {
                Some(other) => table.game().view_beside(viewer, other.as_ref()),
                None => table.game().view(viewer),
            };
            let shown = self.sent.views[place].as_ref();
            *changed = shown.and_then(|shown| shown.delta(next.as_ref())).map(Raw::from_text);
            self.sent.views[place] = Some(next);
            last = Some(place);
        }
        changed
    }

    fn renew_legal(&mut self, table: &Table, seat: Seat) -> Option<Raw> {
        let legal = self.sent.legals[seat.index()].as_mut()?;
        table.game().write_legal(&mut self.sent.spare);
        let delta = legal.delta(&self.sent.spare);
        std::mem::swap(legal, &mut self.sent.spare);
        delta.map(Raw::from_text)
    }

    /// Returns what would change in the view that a seat was sent last.
    pub(crate) fn change_to(&self, table: &Table, seat: Seat, view: &dyn AnyView) -> Option<Raw> {
        let shown = self.sent.views[place(table, Viewer::Seat(seat))].as_ref()?;
        shown.delta(view).map(Raw::from_text)
    }

    /// Takes secret seats off a shared screen when another of its seats is to move.
    fn hand_over(&mut self, table: &Table) {
        let Some(due) = table.to_move() else { return };
        let must = |guest: &Guest| {
            let is_other = guest.facing != Some(due) && guest.hand_to != Some(due);
            is_other && guest.seats.contains(&due) && hides(table, &guest.seats)
        };
        let screens: Vec<GuestId> =
            self.guests.iter().filter(|(_, guest)| must(guest)).map(|(id, _)| *id).collect();
        for screen in screens {
            self.turn(table, screen, None, Some(due));
        }
        // Where nothing is hidden, one seat looks for all.
        let open = (self.guests.iter()).filter(|(_, guest)| {
            guest.seats.len() > 1 && guest.facing.is_none() && !hides(table, &guest.seats)
        });
        let open: Vec<(GuestId, Option<Seat>)> =
            open.map(|(id, guest)| (*id, guest.seats.first().copied())).collect();
        for (screen, seat) in open {
            self.turn(table, screen, seat, None);
        }
    }

    /// Sets which seat looks at a screen with several seats; nothing while the screen is being handed over.
    pub(crate) fn face(&mut self, table: &Table, guest: GuestId, seat: Option<Seat>) {
        let due = table.to_move().filter(|due| seat.is_none() && self.seats(guest).contains(due));
        self.turn(table, guest, seat, due);
    }

    fn turn(&mut self, table: &Table, guest: GuestId, facing: Option<Seat>, hand_to: Option<Seat>) {
        if let Some(screen) = self.guests.get_mut(&guest) {
            (screen.facing, screen.hand_to) = (facing, hand_to);
        }
        self.prepare(table);
        self.show(table, guest);
    }

    /// Returns how the table looks to a client, and remembers it for the changes that follow.
    pub(crate) fn facing(&mut self, table: &Table, guest: GuestId) -> Option<Facing> {
        let guest = self.guests.get_mut(&guest)?;
        let (standing, names) = (table.game().standing(), table.names());
        let name = |seat: Seat| names.name(seat).to_owned();
        guest.undo = table.undo_now(&guest.seats);
        guest.known = guest.shown_now(table);
        let view = self.sent.views[place(table, guest.viewer())].as_ref();
        let legal = |seat: &Seat| (name(*seat), Raw::new(&self.sent.legals[seat.index()]));
        Some(Facing {
            seat: guest.facing.map(name),
            hand_to: guest.hand_to.map(name),
            number: table.number(),
            step: standing.step as u64,
            to_move: names.to_move(standing.to_move).to_owned(),
            phase: standing.phase.to_owned(),
            undo: guest.undo,
            view: Raw::new(&view.map_or_else(|| json!({}), |view| pack(&view.json()))),
            legal: guest.known.iter().map(legal).collect(),
        })
    }

    /// Shows a client the whole table.
    fn show(&mut self, table: &Table, guest: GuestId) {
        if let Some(facing) = self.facing(table, guest) {
            self.tell(guest, &ServerMessage::Facing(Box::new(facing)));
        }
    }
}

/// Returns the seats that an identity holds.
pub(crate) fn seats_of(table: &Table, identity: Option<&IdentityRow>) -> Vec<Seat> {
    let Some(identity) = identity else { return Vec::new() };
    table.seats().filter(|seat| table.holder(*seat).is(identity.key)).collect()
}

/// Returns a step as a viewer may know it.
pub(crate) fn step_told(table: &Table, step: &Happened, viewer: Viewer, words: bool) -> StepTold {
    StepTold {
        by: table.names().actor(step.actor).to_owned(),
        text: step.text_for(viewer).to_owned(),
        events: step.events_for(viewer, words).map(Raw::from).collect(),
    }
}

/// Returns whether people with these seats must hide something from each other on one screen now.
fn hides(table: &Table, seats: &[Seat]) -> bool {
    seats.len() > 1 && table.game().keeps_secrets()
}

/// Returns the seat a screen with these seats shows at first, and the seat to which it must be handed.
fn first_facing(table: &Table, seats: &[Seat]) -> (Option<Seat>, Option<Seat>) {
    if hides(table, seats) {
        (None, table.to_move().filter(|seat| seats.contains(seat)))
    } else {
        (seats.first().copied(), None)
    }
}

/// Returns the seat that may act: none before the start, in a pause, and after the end.
fn acting(table: &Table) -> Option<Seat> {
    table.to_move().filter(|_| table.status() == Status::Playing)
}

/// Returns the place of a view in [`LastSent`]: one serves all where all see alike.
fn place(table: &Table, viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) if !table.game().all_see_alike() => seat.index(),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Referee => table.names().len(),
    }
}

fn viewer_at(table: &Table, place: usize) -> Viewer {
    if place == table.names().len() { Viewer::Spectator } else { Viewer::Seat(Seat::new(place)) }
}
