//! Worlds that a seat cannot tell from the true one.
//!
//! Only the setup hides something: hands and face-down rings of the others. What a seat has not seen is dealt anew as
//! chance deals it (S3). How the others arranged what they hold is their secret: in the quick setup chance did it, and
//! its odds are followed (S9); in the full setup each of their tiles is as likely as any other to lie in the next
//! place, or to be the one kept back.

use hexapod_core::chance::below;
use hexapod_core::{Rng, Seat, Viewer};

use crate::data::Class;
use crate::game::Glory;
use crate::state::{Ground, HAND, Kind, MAX_SEATS, Phase, RING, State};
use crate::view::{known_supply, sees_hand};

/// Tiles the seat has not seen, by kind.
type Pool = [u8; 32];

pub(crate) fn imagine<R: Rng>(game: &Glory, state: &State, seat: Seat, rng: &mut R) -> State {
    if !game.has_secrets(state) {
        return *state;
    }
    let viewer = Viewer::Seat(seat);
    let mut pool = known_supply(game, state, viewer);
    let mut world = *state;
    match state.phase {
        Phase::Deal | Phase::Ring => {
            for other in game.turn_order(state).filter(|other| *other != seat) {
                deal_anew(game, state, &mut world, other, &mut pool, rng);
            }
        }
        Phase::Middle | Phase::Push | Phase::Last | Phase::LastWall(_) => {
            imagine_kept(game, state, &mut world, viewer, &mut pool, rng);
        }
        _ => {}
    }
    world.supply = pool;
    world
}

/// Deals to another seat as many tiles as it has, and lets it arrange as many as lie in its ring.
fn deal_anew<R: Rng>(
    game: &Glory,
    state: &State,
    world: &mut State,
    other: Seat,
    pool: &mut Pool,
    rng: &mut R,
) {
    let placed = state.ring_len(other);
    let total = (state.hand_len(other) + placed).min(HAND);
    world.hand[other.index()] = [0; HAND];
    world.ring[other.index()] = [Ground::OPEN; RING];
    for held in 0..total {
        let kind = draw_unseen(game, pool, Some(game.class_due(held)), rng);
        world.take_in_hand(other, kind);
    }
    for place in 0..placed {
        let kind = pick_from_hand(game, world, other, rng);
        let wall = game.info(kind).wall.then(|| {
            let walls = game.ring_walls(&world.ring[other.index()], place);
            nth_bit(walls, below(rng, walls.count_ones()))
        });
        world.drop_from_hand(other, kind);
        world.ring[other.index()][place] = Ground::new(kind, wall);
    }
}

fn pick_from_hand<R: Rng>(game: &Glory, world: &State, other: Seat, rng: &mut R) -> Kind {
    let held = world.hand_len(other);
    let hand = &world.hand[other.index()][..held];
    if !game.is_quick() {
        return Kind(hand[below(rng, held as u32) as usize]);
    }
    let is_first = |at: &usize| *at == 0 || hand[at - 1] != hand[*at];
    let kinds = (0..held).filter(is_first).count();
    let wanted = below(rng, kinds as u32) as usize;
    let at = (0..held).filter(is_first).nth(wanted).unwrap_or(0);
    Kind(hand[at])
}

/// Draws a tile that the seat has not seen, of a class or of any.
fn draw_unseen<R: Rng>(game: &Glory, pool: &mut Pool, class: Option<Class>, rng: &mut R) -> Kind {
    let fits = |kind: &Kind| class.is_none_or(|class| game.info(*kind).class == class);
    let count = |kind: Kind| u32::from(pool[usize::from(kind.0)]);
    let total: u32 = game.all_kinds().filter(fits).map(count).sum();
    if total == 0 {
        // Only a set-up with more tiles than the box has comes here.
        return match class {
            Some(_) => draw_unseen(game, pool, None, rng),
            None => Kind(1),
        };
    }
    let mut point = below(rng, total);
    let mut drawn = Kind(1);
    for kind in game.all_kinds().filter(fits) {
        if point < count(kind) {
            drawn = kind;
            break;
        }
        point -= count(kind);
    }
    pool[usize::from(drawn.0)] -= 1;
    drawn
}

/// After the reveal only the tiles kept back are unknown, and what the rings lack says of which class they are.
fn imagine_kept<R: Rng>(
    game: &Glory,
    state: &State,
    world: &mut State,
    viewer: Viewer,
    pool: &mut Pool,
    rng: &mut R,
) {
    let mut lands = [[Ground::OPEN; RING]; MAX_SEATS];
    let mut best = [1.0; MAX_SEATS];
    for other in Seat::all(game.seats) {
        lands[other.index()] = land(state, other);
        if game.is_quick() {
            let likely = game.all_kinds().map(|kind| likelihood(state, other, &lands[other.index()], kind));
            best[other.index()] = likely.fold(0.0, f64::max);
        }
    }
    loop {
        let mut left = *pool;
        let mut chance = 1.0;
        for other in Seat::all(game.seats).filter(|other| !sees_hand(state, *other, viewer)) {
            let ring = &lands[other.index()];
            let class = game.class_missing(ring.iter().copied().filter(|ground| !ground.is_open()));
            world.hand[other.index()] = [0; HAND];
            for _ in 0..state.hand_len(other) {
                let kind = draw_unseen(game, &mut left, class, rng);
                world.take_in_hand(other, kind);
                if game.is_quick() {
                    chance *= likelihood(state, other, ring, kind) / best[other.index()];
                }
            }
        }
        // The draws above treat all tiles of a hand alike; the picks of the quick setup treat all kinds alike.
        if !game.is_quick() || chance >= f64::from(rng.next_u32()) / f64::from(u32::MAX) {
            *pool = left;
            return;
        }
    }
}

/// Returns how much more likely the quick setup is to arrange this ring and keep `kept` than picking tiles alike
/// would be. Once the land is pushed its first place is not known any more, so all six count.
fn likelihood(state: &State, other: Seat, ring: &[Ground; RING], kept: Kind) -> f64 {
    let pushed = state.ring_len(other) == 0;
    let starts = if pushed { RING } else { 1 };
    let mut sum = 0.0;
    for start in 0..starts {
        let mut ratio = 1.0;
        for step in 0..RING {
            let left = (step..RING).map(|at| ring[(start + at) % RING].kind()).chain([kept]);
            let mut counts = [0_u8; 32];
            left.for_each(|kind| counts[usize::from(kind.0)] += 1);
            let kinds = counts.iter().filter(|count| **count > 0).count();
            let same = counts[usize::from(ring[(start + step) % RING].kind().0)];
            ratio /= kinds as f64 * f64::from(same);
        }
        sum += ratio;
    }
    sum
}

/// The six tiles around a stronghold: still in the ring, or pushed.
fn land(state: &State, seat: Seat) -> [Ground; RING] {
    if state.ring_len(seat) > 0 {
        return state.ring[seat.index()];
    }
    let mut land = [Ground::OPEN; RING];
    if let Some(home) = state.home(seat) {
        for (direction, ground) in land.iter_mut().enumerate() {
            *ground = home.neighbour(direction).map_or(Ground::OPEN, |cell| state.ground(cell));
        }
    }
    land
}

fn nth_bit(mut bits: u8, nth: u32) -> usize {
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
