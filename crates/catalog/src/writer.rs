//! Writes plain data as JSON text and notes where each value stands, in one go.
//!
//! A served table writes whole views after each step, so this is made for many short texts and small numbers. The text is
//! that of serde_json, byte for byte.

use std::fmt::{Display, Write as _};

use serde::Serialize;
use serde::ser::{self, Error as _, Serializer};
use serde_json::Error;

use crate::outline::{Kind, Node};

/// Text and nodes being written.
pub(crate) struct Writer<'a> {
    pub(crate) text: &'a mut String,
    pub(crate) nodes: &'a mut Vec<Node>,
    /// The node of the value that is written next.
    pub(crate) current: usize,
}

impl Writer<'_> {
    /// Writes a value as a new node.
    #[inline]
    fn node<T: ?Sized + Serialize>(&mut self, key: (u32, u32), value: &T) -> Result<(), Error> {
        let node = self.begin(key);
        value.serialize(&mut *self)?;
        self.end(node);
        Ok(())
    }

    #[inline]
    fn begin(&mut self, key: (u32, u32)) -> usize {
        let node = self.nodes.len();
        self.nodes.push(Node { key, start: self.text.len() as u32, ..Node::default() });
        self.current = node;
        node
    }

    #[inline]
    fn end(&mut self, node: usize) {
        let next = self.nodes.len() as u32;
        let node = &mut self.nodes[node];
        (node.end, node.next) = (self.text.len() as u32, next);
    }

    #[inline]
    fn string(&mut self, text: &str) {
        if text.bytes().all(is_plain) {
            self.text.push('"');
            self.text.push_str(text);
            self.text.push('"');
        } else {
            self.escaped(text);
        }
    }

    #[cold]
    fn escaped(&mut self, text: &str) {
        self.text.push_str(&serde_json::Value::from(text).to_string());
    }

    #[inline]
    fn number(&mut self, number: u64) {
        match number {
            0..10 => self.text.push(char::from(b'0' + number as u8)),
            10..100 => {
                self.text.push(char::from(b'0' + (number / 10) as u8));
                self.text.push(char::from(b'0' + (number % 10) as u8));
            }
            // Writing into a String cannot fail.
            _ => _ = write!(self.text, "{number}"),
        }
    }

    #[inline]
    fn key(&mut self, key: &str) -> (u32, u32) {
        let start = self.text.len() as u32;
        self.string(key);
        let end = self.text.len() as u32;
        self.text.push(':');
        (start, end)
    }
}

/// Whether a byte stands in JSON text as it is.
#[inline]
fn is_plain(byte: u8) -> bool {
    byte >= 0x20 && byte != b'"' && byte != b'\\'
}

/// An array or object being written.
pub(crate) struct Compound<'w, 'a> {
    writer: &'w mut Writer<'a>,
    first: bool,
    key: (u32, u32),
    close: char,
    /// The node of the only member around it, where it is the value of an enum's variant.
    variant: Option<usize>,
}

impl<'w, 'a> Compound<'w, 'a> {
    #[inline]
    fn open(writer: &'w mut Writer<'a>, kind: Kind, variant: Option<usize>) -> Self {
        let (open, close) = if kind == Kind::Array { ('[', ']') } else { ('{', '}') };
        let node = writer.current;
        writer.nodes[node].kind = kind;
        writer.text.push(open);
        Compound { writer, first: true, key: (0, 0), close, variant }
    }

    /// Opens the value of a variant with several values: an object with one member.
    fn open_variant(writer: &'w mut Writer<'a>, name: &str, kind: Kind) -> Self {
        let node = writer.current;
        writer.nodes[node].kind = Kind::Object;
        writer.text.push('{');
        let key = writer.key(name);
        let member = writer.begin(key);
        Self::open(writer, kind, Some(member))
    }

    #[inline]
    fn comma(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.writer.text.push(',');
        }
    }

    #[inline]
    fn element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        self.comma();
        self.writer.node((0, 0), value)
    }

    #[inline]
    fn member<T: ?Sized + Serialize>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        self.comma();
        let key = self.writer.key(key);
        self.writer.node(key, value)
    }

    #[inline]
    fn close(self) -> Result<(), Error> {
        self.writer.text.push(self.close);
        if let Some(member) = self.variant {
            self.writer.end(member);
            self.writer.text.push('}');
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($name:ident: $kind:ty),*) => { $(
        #[inline]
        fn $name(self, value: $kind) -> Result<(), Error> {
            self.number(u64::from(value));
            Ok(())
        }
    )* };
}

macro_rules! signed {
    ($($name:ident: $kind:ty),*) => { $(
        #[inline]
        fn $name(self, value: $kind) -> Result<(), Error> {
            if value < 0 {
                self.text.push('-');
            }
            self.number(u64::from(value.unsigned_abs()));
            Ok(())
        }
    )* };
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Compound<'w, 'a>;
    type SerializeTuple = Compound<'w, 'a>;
    type SerializeTupleStruct = Compound<'w, 'a>;
    type SerializeTupleVariant = Compound<'w, 'a>;
    type SerializeMap = Compound<'w, 'a>;
    type SerializeStruct = Compound<'w, 'a>;
    type SerializeStructVariant = Compound<'w, 'a>;

    numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);
    signed!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.text.push_str(&serde_json::to_string(&value)?);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.text.push_str(&serde_json::to_string(&value)?);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.string(value);
        Ok(())
    }

    fn collect_str<T: ?Sized + Display>(self, value: &T) -> Result<(), Error> {
        let start = self.text.len();
        self.text.push('"');
        write!(self.text, "{value}").map_err(Error::custom)?;
        if self.text.as_bytes()[start + 1..].iter().all(|byte| is_plain(*byte)) {
            self.text.push('"');
        } else {
            let written = self.text.split_off(start);
            self.escaped(&written[1..]);
        }
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Error> {
        self.text.push_str("null");
        Ok(())
    }

    #[inline]
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = Compound::open(self, Kind::Object, None);
        object.member(variant, value)?;
        object.close()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open(self, Kind::Array, None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open(self, Kind::Array, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open(self, Kind::Array, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open_variant(self, variant, Kind::Array))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open(self, Kind::Object, None))
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open(self, Kind::Object, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'w, 'a>, Error> {
        Ok(Compound::open_variant(self, variant, Kind::Object))
    }
}

macro_rules! elements {
    ($($part:ident: $name:ident),*) => { $(
        impl ser::$part for Compound<'_, '_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $name<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.close()
            }
        }
    )* };
}
elements!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);

macro_rules! members {
    ($($part:ident),*) => { $(
        impl ser::$part for Compound<'_, '_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.member(key, value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.close()
            }
        }
    )* };
}
members!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Compound<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        self.comma();
        let (start, nodes) = (self.writer.text.len(), self.writer.nodes.len());
        key.serialize(&mut *self.writer)?;
        // Keys are texts; numbers become texts.
        match self.writer.text.as_bytes().get(start) {
            Some(b'"') => {}
            Some(b'-' | b'0'..=b'9') => {
                self.writer.text.insert(start, '"');
                self.writer.text.push('"');
            }
            _ => return Err(Error::custom("a key must be a text")),
        }
        debug_assert_eq!(self.writer.nodes.len(), nodes, "a key is no node");
        self.key = (start as u32, self.writer.text.len() as u32);
        self.writer.text.push(':');
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        self.writer.node(self.key, value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use hexapod_core::Wish;
    use serde::Serialize;
    use serde_json::json;

    use crate::outline::Outlined;

    fn same(value: &impl Serialize) {
        assert_eq!(Outlined::new(value).text(), serde_json::to_string(value).unwrap());
    }

    #[derive(Serialize)]
    enum Any {
        Unit,
        One(u8),
        Two(i64, f64),
        Named { a: Option<char>, b: () },
    }

    #[derive(Serialize)]
    struct Wrapped(&'static str);

    #[test]
    fn the_text_is_that_of_serde_json() {
        same(
            &json!({ "a": [1, -2, 3.5, 1e300, null, true, "x\"y\\z\n\u{1}ż"], "b": {}, "c": [], "żółw\t": [[], [{}]] }),
        );
        same(&[u64::MAX, 0, 9, 10, 99, 100, 101]);
        same(&[i64::MIN, -1, 0, i64::MAX]);
        same(&(f64::NAN, f32::MAX, 0.1_f32, ' ', '"', Wrapped("w")));
        same(&vec![
            Any::Unit,
            Any::One(200),
            Any::Two(-5, 0.25),
            Any::Named { a: Some('q'), b: () },
            Any::Named { a: None, b: () },
        ]);
        same(&BTreeMap::from([(-3, "x"), (12, "y")]));
        same(&BTreeMap::from([("a b", vec![1]), ("\"", vec![])]));
    }

    /// Variants and odd keys are noted like all other values.
    #[test]
    fn changes_inside_variants_are_found() {
        let before = Outlined::new(&[Any::Two(1, 0.5), Any::Named { a: None, b: () }]);
        let after = Outlined::new(&[Any::Two(1, 0.5), Any::Named { a: Some('x'), b: () }]);
        assert_eq!(before.delta(&after).unwrap(), r#"{"1":{"Named":{"a":["x"]}}}"#);
        let before = Outlined::new(&BTreeMap::from([(7, [1, 2, 3, 4, 5, 6, 7, 8])]));
        let after = Outlined::new(&BTreeMap::from([(7, [1, 2, 3, 4, 5, 6, 7, 9])]));
        assert_eq!(before.delta(&after).unwrap(), r#"{"7":{"7":[9]}}"#);
    }

    /// Whole games of every kind: view by view the same text.
    #[test]
    fn views_are_written_alike() {
        for game in crate::games() {
            let mut table = game.begin(&Wish::seats(2)).unwrap();
            let mut rng = crate::generator(3);
            for _ in 0..60 {
                if table.standing().to_move == "over" {
                    break;
                }
                if table.roll(&mut rng).is_none() {
                    let legal = table.legal();
                    table.submit(None, &legal[legal.len() / 2]).unwrap();
                }
                let mut written = Outlined::default();
                table.write_view(crate::Eyes::Seat(0), &mut written);
                let view = table.view(crate::Viewpoint::Seat(table.seats()[0])).unwrap();
                assert_eq!(written.text(), view.to_string());
            }
        }
    }
}
