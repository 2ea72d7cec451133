//! Declarations of what a game shows and says. Each thing is declared once, in Rust; its code, ruling, message key and
//! arguments, JSON, changes from view to view and TypeScript type follow from that declaration.
//!
//! The macros are used through `hexapod_core`, which re-exports them and documents the traits they implement.

mod cases;
mod events;
mod options;
mod refusals;
mod views;
mod words;

use proc_macro::TokenStream;
use syn::{DeriveInput, ItemEnum, ItemStruct, parse_macro_input};

/// Declares the events of a game: `#[events] pub enum Event { Marched { seat: &'static str, to: String } }`.
///
/// An event is JSON with its variant's name as `kind`, which is also the key of its sentence; the values of the sentence
/// are its fields. `#[say(name = expression)]` adds a value computed from the fields, or replaces the field of that name.
/// Computed values travel beside the event (`Tell::computed`).
#[proc_macro_attribute]
pub fn events(_: TokenStream, item: TokenStream) -> TokenStream {
    expanded(events::expand(parse_macro_input!(item as ItemEnum)))
}

/// Declares the refusals of a game: `#[refusals] pub enum Refusal { #[refuse("NO_WORM", "R8")] NoWorm { need: u8 } }`.
///
/// Each variant names its code and, where one applies, its ruling: `#[refuse("CODE", "R8")]`, or
/// `#[refuse("CODE", ruling = expression)]` with an `Option<&'static str>` computed from the fields. Without a code the
/// code is the key. A refusal with several codes lists them, `#[refuse("S7" | "L3")]`, and has a field
/// `code: &'static str` that chooses one and is no value of the sentence. The key of the sentence is the variant's name, or `key = "…"`; its values are the fields, and
/// `say(name = expression)` adds or replaces one.
#[proc_macro_attribute]
pub fn refusals(_: TokenStream, item: TokenStream) -> TokenStream {
    expanded(refusals::expand(parse_macro_input!(item as ItemEnum)))
}

/// Declares a part of a view: serialised, compared field by field with the same part after a step, known to TypeScript.
///
/// `#[mark]` on a `bool` leaves it out of the JSON while it is false; `#[unwritten]` keeps a field out of the JSON.
#[proc_macro_attribute]
pub fn view(_: TokenStream, item: TokenStream) -> TokenStream {
    expanded(views::expand(parse_macro_input!(item as ItemStruct)))
}

/// Gives the variants of a plain enum their words: `UsedUp` is `used-up`, unless `#[word("…")]` says otherwise. With
/// `#[word(as_written)]` on the enum it is `UsedUp`.
///
/// The enum gets `word()`, `ALL`, `Display`, `Serialize`, a TypeScript type and its place in sentences.
#[proc_macro_derive(Word, attributes(word))]
pub fn word(item: TokenStream) -> TokenStream {
    expanded(words::expand(&parse_macro_input!(item as DeriveInput)))
}

/// Makes a plain enum the value of an option: `LikeUnits` is written `like_units`, unless `#[choice("…")]` or
/// `#[choice(2)]` says otherwise. The default is the variant marked `#[default]`.
#[proc_macro_derive(Choice, attributes(choice))]
pub fn choice(item: TokenStream) -> TokenStream {
    expanded(options::expand_choice(&parse_macro_input!(item as DeriveInput)))
}

/// Makes a struct the options of a game: its fields are the options, their documentation is the help.
///
/// A field is a `bool`, a [`Choice`](macro@Choice), a list of them, a `String` (the name of a data set), or a whole number
/// with `#[option(range = 1..=4)]` or `#[option(choices(18, 12, 9))]`. `#[option(default = …)]` is needed except for
/// choices. A field of type `Given<…>` also says whether the option was set.
///
/// `#[options(versions = 2)]` on the struct makes an option table for each version of the rules. `#[option(since = 2)]` marks
/// an option that older versions do not have: there it is at its default. `#[option(until = 1, default = …)]` gives what
/// differed up to that version.
#[proc_macro_derive(Options, attributes(option, options))]
pub fn options(item: TokenStream) -> TokenStream {
    expanded(options::expand(&parse_macro_input!(item as DeriveInput)))
}

fn expanded(result: syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    result.unwrap_or_else(syn::Error::into_compile_error).into()
}
