//! `#[derive(Choice)]` and `#[derive(Options)]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Error, Expr, ExprRange, Field, Fields, Lit, Meta, Result, Token};

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
    let specs = fields.named.iter().map(spec).collect::<Result<Vec<_>>>()?;
    let (name, names) = (&item.ident, fields.named.iter().map(|field| &field.ident));
    Ok(quote! {
        impl #name {
            /// The options as they are published.
            pub const SPECS: &'static [::hexapod_core::OptionSpec] = &[#(#specs),*];

            /// Returns the chosen values with their types.
            pub fn read(options: &::hexapod_core::Options) -> Self {
                Self { #(#names: ::hexapod_core::options::OptionType::read(options, stringify!(#names))),* }
            }
        }
    })
}

fn spec(field: &Field) -> Result<TokenStream> {
    let (name, kind_of) = (&field.ident, &field.ty);
    let mut kind = quote!(<#kind_of as ::hexapod_core::options::OptionType>::KIND);
    let mut default = quote!(<#kind_of as ::hexapod_core::options::OptionType>::DEFAULT);
    for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("option")) {
        for meta in attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)? {
            match &meta {
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
                other => return Err(Error::new_spanned(other, "expected `default`, `range` or `choices`")),
            }
        }
    }
    let help = documentation(&field.attrs);
    if help.is_empty() {
        return Err(Error::new_spanned(field, "an option needs documentation: it is the help of the option"));
    }
    Ok(
        quote!(::hexapod_core::OptionSpec { name: stringify!(#name), kind: #kind, default: #default, help: #help }),
    )
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
