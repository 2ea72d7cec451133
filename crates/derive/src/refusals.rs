//! `#[refusals]`.

use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Expr, Ident, ItemEnum, LitStr, Result, Token, parenthesized};

use crate::cases::separated;
use crate::events::{Said, Sentence, Value, take, text};

pub(crate) fn expand(mut item: ItemEnum) -> Result<TokenStream> {
    let mut sentences = Vec::new();
    let mut codes = Vec::new();
    let mut rulings = Vec::new();
    for variant in &mut item.variants {
        let mut refusal = Refusal::default();
        for attribute in take(&mut variant.attrs, "refuse") {
            refusal = attribute.parse_args()?;
        }
        if refusal.codes.is_empty() {
            refusal.codes.push(separated(&variant.ident.to_string(), '-'));
        }
        let mut sentence = Sentence::new(variant, refusal.said)?;
        sentence.says_code = refusal.codes.len() == 1;
        sentences.push(sentence);
        codes.push(refusal.codes);
        rulings.push(refusal.ruling.unwrap_or_else(|| quote!(None)));
    }
    let mut named = Vec::new();
    rulings.iter().for_each(|ruling| find_rulings(ruling.clone(), &mut named));
    let name = &item.ident;
    let messages = sentences.iter().map(Sentence::message);
    let keys = sentences.iter().map(Sentence::key);
    let code_arms = sentences.iter().zip(&codes).map(|(sentence, codes)| {
        let variant = &sentence.variant;
        match &codes[..] {
            [code] => quote!(Self::#variant { .. } => #code),
            codes => quote!(Self::#variant { code, .. } => {
                debug_assert!([#(#codes),*].contains(code), "{} is not declared: {self:?}", code);
                code
            }),
        }
    });
    let codes = codes.iter().flatten();
    let patterns = sentences.iter().map(Sentence::pattern);
    Ok(quote! {
        #[derive(Debug, Clone, PartialEq, Eq)]
        #item

        impl ::hexapod_core::Refuse for #name {
            const KEYS: &'static [::hexapod_core::Key] = &[#(#keys),*];
            const CODES: &'static [&'static str] = &[#(#codes),*];
            const RULINGS: &'static [&'static str] = &[#(#named),*];

            fn code(&self) -> &'static str {
                match self { #(#code_arms,)* }
            }

            #[allow(unused_variables)]
            fn ruling(&self) -> Option<&'static str> {
                match self { #(#patterns => #rulings,)* }
            }

            fn message(&self) -> ::hexapod_core::Message {
                match self { #(#messages,)* }
            }
        }
    })
}

/// Collects the texts inside `Some("…")`.
fn find_rulings(tokens: TokenStream, found: &mut Vec<Literal>) {
    let mut after_some = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) => {
                let mut inside = group.stream().into_iter();
                match (after_some, inside.next(), inside.next()) {
                    (true, Some(TokenTree::Literal(ruling)), None) => found.push(ruling),
                    _ => find_rulings(group.stream(), found),
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
        after_some = matches!(&token, TokenTree::Ident(name) if name == "Some");
    }
}

/// What `#[refuse(…)]` says.
#[derive(Default)]
struct Refusal {
    codes: Vec<String>,
    ruling: Option<TokenStream>,
    said: Said,
}

impl Parse for Refusal {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let mut refusal = Self::default();
        if input.peek(LitStr) {
            let codes = Punctuated::<LitStr, Token![|]>::parse_separated_nonempty(input)?;
            refusal.codes = codes.iter().map(LitStr::value).collect();
            _ = input.parse::<Option<Token![,]>>()?;
        }
        if input.peek(LitStr) {
            let ruling: LitStr = input.parse()?;
            refusal.ruling = Some(quote!(Some(#ruling)));
            _ = input.parse::<Option<Token![,]>>()?;
        }
        while !input.is_empty() {
            let name: Ident = input.parse()?;
            if name == "say" {
                let values;
                parenthesized!(values in input);
                refusal.said.values.extend(Punctuated::<Value, Token![,]>::parse_terminated(&values)?);
            } else {
                input.parse::<Token![=]>()?;
                let value: Expr = input.parse()?;
                match name.to_string().as_str() {
                    "key" => refusal.said.key = Some(text(&value)?),
                    "ruling" => refusal.ruling = Some(quote!(#value)),
                    _ => return Err(syn::Error::new(name.span(), "expected `key`, `ruling` or `say(…)`")),
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(refusal)
    }
}
