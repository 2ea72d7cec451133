//! `#[derive(Choice)]` and `#[derive(Options)]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, ExprRange, Field, Fields, Lit, LitInt, Meta, Result,
    Token,
};

use crate::cases::separated;
use crate::words::plain_variants;

pub(crate) fn expand_choice(item: &DeriveInput) -> Result<TokenStream> {
    let (mut variants, mut literals, mut words, mut default) = (Vec::new(), Vec::new(), Vec::new(), None);
    for variant in plain_variants(item)? {
        let mut literal =
            Lit::Str(syn::LitStr::new(&separated(&variant.ident.to_string(), '_'), variant.ident.span()));
        for attribute in &variant.attrs {
            if attribute.path().is_ident("choice") {
                literal = attribute.parse_args()?;
            } else if attribute.path().is_ident("default") {
                default = Some(&variant.ident);
            }
        }
        variants.push(&variant.ident);
        words.push(match &literal {
            Lit::Str(word) => word.value(),
            Lit::Int(number) => number.to_string(),
            other => return Err(Error::new_spanned(other, "a choice is a word or a number")),
        });
        literals.push(literal_of(&literal)?);
    }
    let name = &item.ident;
    let default = default.ok_or_else(|| Error::new_spanned(item, "mark one choice with #[default]"))?;
    Ok(quote! {
        impl #name {
            /// Returns the text of the choice.
            pub const fn word(self) -> &'static str {
                match self { #(Self::#variants => #words),* }
            }
        }

        impl ::hexapod_core::options::Choice for #name {
            const ALL: &'static [Self] = &[#(Self::#variants),*];
            const WORDS: &'static [&'static str] = &[#(#words),*];
        }

        impl ::hexapod_core::options::OptionType for #name {
            const KIND: ::hexapod_core::OptionKind = ::hexapod_core::OptionKind::Choice(&[#(#literals),*]);
            const DEFAULT: ::hexapod_core::Literal = match Self::#default { #(Self::#variants => #literals),* };

            fn read(options: &::hexapod_core::Options, name: &str) -> Self {
                ::hexapod_core::options::read_choice(options, name)
            }
        }
    })
}

pub(crate) fn expand(item: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &item.data else {
        return Err(Error::new_spanned(item, "the options of a game are a struct"));
    };
    let Fields::Named(fields) = &data.fields else {
        return Err(Error::new_spanned(&data.fields, "an option has a name"));
    };
    let versions = versions(item)?;
    let (name, names) = (&item.ident, fields.named.iter().map(|field| &field.ident));
    let tables = (1..=versions).map(|version| {
        let specs = fields.named.iter().map(|field| spec(field, version)).collect::<Result<Vec<_>>>()?;
        let specs = specs.iter().flatten();
        Ok(quote!(&[#(#specs),*]))
    });
    let tables = tables.collect::<Result<Vec<_>>>()?;
    let newest = tables.len() - 1;
    Ok(quote! {
        impl #name {
            /// The options as they are published, for each version of the rules.
            pub const SPECS: &'static [&'static [::hexapod_core::OptionSpec]] = &[#(#tables),*];

            /// Returns the chosen values with their types. An option that the version of the rules does not have is at its
            /// default.
            pub fn read(options: &::hexapod_core::Options) -> Self {
                let defaults = ::hexapod_core::Options::defaults(Self::SPECS[#newest]);
                let with = |name: &str| if options.knows(name) { options } else { &defaults };
                Self {
                    #(#names: ::hexapod_core::options::OptionType::read(
                        with(stringify!(#names)), stringify!(#names))),*
                }
            }
        }
    })
}

/// Returns the number of versions of the rules: `#[options(versions = 2)]`, 1 if not said.
fn versions(item: &DeriveInput) -> Result<u32> {
    let mut versions = 1;
    for attribute in item.attrs.iter().filter(|attribute| attribute.path().is_ident("options")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("versions") {
                return Err(meta.error("expected `versions`"));
            }
            versions = meta.value()?.parse::<LitInt>()?.base10_parse()?;
            Ok(())
        })?;
    }
    Ok(versions)
}

/// Returns the entry of an option under a version of the rules; nothing if the option came later.
///
/// `since = 2` names the first version that has the option. What stands in an attribute with `until = 1` replaces the rest
/// up to that version.
fn spec(field: &Field, version: u32) -> Result<Option<TokenStream>> {
    let (name, kind_of) = (&field.ident, &field.ty);
    let mut kind = quote!(<#kind_of as ::hexapod_core::options::OptionType>::KIND);
    let mut default = quote!(<#kind_of as ::hexapod_core::options::OptionType>::DEFAULT);
    let attributes = field.attrs.iter().filter(|attribute| attribute.path().is_ident("option"));
    let attributes = attributes
        .map(|attribute| attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated))
        .collect::<Result<Vec<_>>>()?;
    // Those for old versions come last, so that they replace the rest.
    let (old, all): (Vec<_>, Vec<_>) =
        attributes.iter().partition(|metas| metas.iter().any(|meta| meta.path().is_ident("until")));
    for metas in all.into_iter().chain(old) {
        let limit =
            |name: &str| metas.iter().find(|meta| meta.path().is_ident(name)).map(version_of).transpose();
        if limit("since")?.is_some_and(|since| version < since) {
            return Ok(None);
        }
        if limit("until")?.is_some_and(|until| version > until) {
            continue;
        }
        for meta in metas {
            match meta {
                Meta::NameValue(pair) if pair.path.is_ident("since") || pair.path.is_ident("until") => {}
                Meta::NameValue(pair) if pair.path.is_ident("default") => default = default_of(&pair.value)?,
                Meta::NameValue(pair) if pair.path.is_ident("range") => {
                    let Expr::Range(ExprRange { start: Some(low), end: Some(high), .. }) = &pair.value else {
                        return Err(Error::new_spanned(&pair.value, "a range is written 1..=4"));
                    };
                    kind = quote!(::hexapod_core::OptionKind::Integer(#low, #high));
                }
                Meta::List(list) if list.path.is_ident("choices") => {
                    let numbers = list.parse_args_with(Punctuated::<Lit, Token![,]>::parse_terminated)?;
                    let numbers = numbers.iter().map(literal_of).collect::<Result<Vec<_>>>()?;
                    kind = quote!(::hexapod_core::OptionKind::Choice(&[#(#numbers),*]));
                }
                other => {
                    return Err(Error::new_spanned(
                        other,
                        "expected `default`, `range`, `choices`, `since` or `until`",
                    ));
                }
            }
        }
    }
    let help = documentation(&field.attrs);
    if help.is_empty() {
        return Err(Error::new_spanned(field, "an option needs documentation: it is the help of the option"));
    }
    Ok(Some(
        quote!(::hexapod_core::OptionSpec { name: stringify!(#name), kind: #kind, default: #default, help: #help }),
    ))
}

/// Returns the number in `since = 2` or `until = 1`.
fn version_of(meta: &Meta) -> Result<u32> {
    match &meta.require_name_value()?.value {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => number.base10_parse(),
        other => Err(Error::new_spanned(other, "a version is a number")),
    }
}

fn default_of(value: &Expr) -> Result<TokenStream> {
    match value {
        Expr::Lit(literal) => literal_of(&literal.lit),
        Expr::Array(list) => {
            let words = list.elems.iter();
            Ok(quote!(::hexapod_core::Literal::List(&[#(#words.word()),*])))
        }
        other => Err(Error::new_spanned(other, "a default is a literal or a list of choices")),
    }
}

fn literal_of(literal: &Lit) -> Result<TokenStream> {
    Ok(match literal {
        Lit::Str(word) => quote!(::hexapod_core::Literal::Word(#word)),
        Lit::Int(number) => quote!(::hexapod_core::Literal::Integer(#number)),
        Lit::Bool(on) => quote!(::hexapod_core::Literal::Switch(#on)),
        other => return Err(Error::new_spanned(other, "an option is a word, a number or a switch")),
    })
}

/// Returns the documentation in one line.
fn documentation(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(line) => Some(line.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
