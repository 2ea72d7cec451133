//! `#[derive(Word)]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Fields, LitStr, Result, Variant};

use crate::cases::separated;

/// Returns the variants of an enum without fields.
pub(crate) fn plain_variants(item: &DeriveInput) -> Result<impl Iterator<Item = &Variant>> {
    let Data::Enum(data) = &item.data else {
        return Err(Error::new_spanned(item, "only an enum has words"));
    };
    match data.variants.iter().find(|variant| !matches!(variant.fields, Fields::Unit)) {
        Some(variant) => Err(Error::new_spanned(variant, "a word has no fields")),
        None => Ok(data.variants.iter()),
    }
}

pub(crate) fn expand(item: &DeriveInput) -> Result<TokenStream> {
    let (mut variants, mut words) = (Vec::new(), Vec::new());
    let mut as_written = false;
    for attribute in item.attrs.iter().filter(|attribute| attribute.path().is_ident("word")) {
        attribute.parse_nested_meta(|meta| {
            as_written = meta.path.is_ident("as_written");
            if as_written { Ok(()) } else { Err(meta.error("expected `as_written`")) }
        })?;
    }
    for variant in plain_variants(item)? {
        let name = variant.ident.to_string();
        let mut word = if as_written { name } else { separated(&name, '-') };
        for attribute in variant.attrs.iter().filter(|attribute| attribute.path().is_ident("word")) {
            word = attribute.parse_args::<LitStr>()?.value();
        }
        variants.push(&variant.ident);
        words.push(word);
    }
    let name = &item.ident;
    let union = words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ");
    let type_name = name.to_string();
    Ok(quote! {
        impl #name {
            /// All of them, in the order of their declaration.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];

            /// Their words, in the same order.
            pub const WORDS: &'static [&'static str] = &[#(#words),*];

            /// Returns the word in texts and messages.
            pub const fn word(self) -> &'static str {
                match self { #(Self::#variants => #words),* }
            }
        }

        impl ::hexapod_core::Say for #name {
            fn said(&self) -> ::hexapod_core::Arg {
                self.word().into()
            }
        }

        impl ::std::fmt::Display for #name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::hexapod_core::serde::Serialize for #name {
            fn serialize<S: ::hexapod_core::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl ::hexapod_core::Changes for #name {}

        impl ::hexapod_core::ts_rs::TS for #name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &::hexapod_core::ts_rs::Config) -> String { #type_name.to_owned() }
            fn inline(_: &::hexapod_core::ts_rs::Config) -> String { #union.to_owned() }
            fn decl(_: &::hexapod_core::ts_rs::Config) -> String { format!("type {} = {};", #type_name, #union) }
            fn output_path() -> Option<::std::path::PathBuf> { Some(concat!(#type_name, ".ts").into()) }
        }
    })
}
