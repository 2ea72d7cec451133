//! Limits that keep one address from taking everything.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;
use crate::store::Key;

/// A limit: uses per second in the long run, and uses at once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// In the long run, in a second.
    pub per_second: f64,
    /// At once.
    pub burst: f64,
}

impl Rate {
    /// No limit.
    pub const FREE: Self = Self { per_second: f64::INFINITY, burst: f64::INFINITY };

    /// Returns a rate.
    pub const fn new(per_second: f64, burst: f64) -> Self {
        Self { per_second, burst }
    }

    /// Returns a rate for this many times as much.
    const fn times(self, factor: f64) -> Self {
        Self::new(self.per_second * factor, self.burst * factor)
    }
}

/// Fills with time; each use takes one out.
#[derive(Debug, Clone)]
pub struct Bucket {
    rate: Rate,
    level: f64,
    filled: Instant,
}

impl Bucket {
    /// Returns a full bucket.
    pub fn new(rate: Rate) -> Self {
        Self { rate, level: rate.burst, filled: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let grown = now.duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        (self.level, self.filled) = ((self.level + grown).min(self.rate.burst), now);
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.level >= self.rate.burst
    }

    /// Takes one use out of the bucket; returns whether there was one.
    pub fn take(&mut self) -> bool {
        if self.rate.burst.is_infinite() {
            return true;
        }
        self.fill();
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }
}

/// How much each address has used of its limits.
#[derive(Debug)]
pub(crate) struct Addresses {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Address>>,
    /// What each identity may still say.
    talkers: Mutex<HashMap<Key, Bucket>>,
}

#[derive(Debug)]
struct Address {
    requests: Bucket,
    tables: Bucket,
    identities: Bucket,
    sets: Bucket,
    checks: Bucket,
    analyses: Bucket,
    talk: Bucket,
    connections: usize,
    seen: Instant,
}

/// Which limit is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Request,
    Table,
    Identity,
    Set,
    Check,
    Analysis,
}

/// Counts a connection of an address until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

/// The most addresses remembered at once; quiet ones are forgotten first. The same for people who talk.
const MAX_ADDRESSES: usize = 20_000;
/// How many people may talk as fast as they like from one address.
const PEOPLE_AT_AN_ADDRESS: f64 = 6.0;

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, known: Mutex::default(), talkers: Mutex::default() })
    }

    /// Counts one use by an address; returns whether it is allowed.
    pub(crate) fn may(&self, address: IpAddr, kind: Kind) -> bool {
        self.with(address, |known| match kind {
            Kind::Request => known.requests.take(),
            Kind::Table => known.tables.take(),
            Kind::Identity => known.identities.take(),
            Kind::Set => known.sets.take(),
            Kind::Check => known.checks.take(),
            Kind::Analysis => known.analyses.take(),
        })
    }

    /// Counts a line of chat or a reaction of a person, on whatever connection and at whatever table.
    pub(crate) fn may_talk(&self, address: IpAddr, person: Key) -> bool {
        let mut talkers = self.talkers.lock().unwrap_or_else(PoisonError::into_inner);
        if talkers.len() >= MAX_ADDRESSES {
            talkers.retain(|_, bucket| !bucket.is_full());
        }
        let own = talkers.entry(person).or_insert_with(|| Bucket::new(self.limits.talk)).take();
        own && self.with(address, |known| known.talk.take())
    }

    /// Counts a connection; nothing if the address has too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Counted> {
        let most = self.limits.connections_per_address;
        let room = self.with(address, |known| {
            let room = known.connections < most;
            known.connections += usize::from(room);
            room
        });
        room.then(|| Counted { addresses: Arc::clone(self), address })
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Address) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_ADDRESSES {
            let quiet = Duration::from_secs(60);
            known.retain(|_, address| address.connections > 0 || address.seen.elapsed() < quiet);
        }
        let address = known.entry(narrowed(address)).or_insert_with(|| Address {
            requests: Bucket::new(self.limits.requests),
            tables: Bucket::new(self.limits.tables),
            identities: Bucket::new(self.limits.identities),
            sets: Bucket::new(self.limits.sets),
            checks: Bucket::new(self.limits.checks),
            analyses: Bucket::new(self.limits.analyses),
            talk: Bucket::new(self.limits.talk.times(PEOPLE_AT_AN_ADDRESS)),
            connections: 0,
            seen: Instant::now(),
        });
        address.seen = Instant::now();
        act(address)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.addresses.with(self.address, |known| known.connections = known.connections.saturating_sub(1));
    }
}

/// One household has a whole /64 of IPv6 addresses.
pub(crate) fn narrowed(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::from((u128::from(address) >> 64 << 64).to_be_bytes()),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let mut bucket = Bucket::new(Rate::new(0.0, 3.0));
        assert_eq!([bucket.take(), bucket.take(), bucket.take(), bucket.take()], [true, true, true, false]);
        assert!(Bucket::new(Rate::FREE).take());
    }

    /// A new connection gives nobody a fresh start, nor does a new identity give an address one for ever.
    #[test]
    fn talk_is_counted_by_person_and_by_address() {
        let addresses = Addresses::new(Limits { talk: Rate::new(0.0, 2.0), ..Limits::default() });
        let (home, cafe): (IpAddr, IpAddr) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let said = |address, person| (0..20).filter(|_| addresses.may_talk(address, person)).count();
        assert_eq!([said(home, 1), said(home, 1), said(cafe, 1)], [2, 0, 0]);
        assert_eq!((2..20).map(|person| said(home, person)).sum::<usize>(), 10);
        assert_eq!(said(cafe, 30), 2);
    }

    #[test]
    fn connections_are_counted_by_address() {
        let limits = Limits { connections_per_address: 1, ..Limits::default() };
        let addresses = Addresses::new(limits);
        let home: IpAddr = "2001:db8::1".parse().unwrap();
        let same_home: IpAddr = "2001:db8::2".parse().unwrap();
        let held = addresses.connect(home).unwrap();
        assert!(addresses.connect(same_home).is_none());
        assert!(addresses.connect("192.0.2.1".parse().unwrap()).is_some());
        drop(held);
        assert!(addresses.connect(same_home).is_some());
    }
}
