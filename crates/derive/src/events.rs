//! `#[events]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Expr, Fields, Ident, ItemEnum, LitStr, Result, Token, Variant};

use crate::cases::separated;

pub(crate) fn expand(mut item: ItemEnum) -> Result<TokenStream> {
    let sentences: Vec<Sentence> = item
        .variants
        .iter_mut()
        .map(|variant| {
            let mut said = Said::default();
            for attribute in take(&mut variant.attrs, "say") {
                said.values
                    .extend(attribute.parse_args_with(Punctuated::<Value, Token![,]>::parse_terminated)?);
            }
            Sentence::new(variant, said)
        })
        .collect::<Result<_>>()?;
    let name = &item.ident;
    let messages = sentences.iter().map(Sentence::message);
    let computed = sentences.iter().map(Sentence::computed);
    let keys = sentences.iter().map(Sentence::key);
    let kinds = item.variants.iter().map(|variant| separated(&variant.ident.to_string(), '-'));
    Ok(quote! {
        #[derive(Debug, Clone, PartialEq, ::hexapod_core::serde::Serialize, ::hexapod_core::ts_rs::TS)]
        #[serde(tag = "kind", rename_all = "kebab-case", crate = "::hexapod_core::serde")]
        #[ts(crate = "::hexapod_core::ts_rs")]
        #item

        impl ::hexapod_core::Tell for #name {
            const KEYS: &'static [::hexapod_core::Key] = &[#(#keys),*];
            const KINDS: &'static [&'static str] = &[#(#kinds),*];

            fn message(&self) -> ::hexapod_core::Message {
                match self { #(#messages,)* }
            }

            #[allow(unused_variables)]
            fn computed(&self) -> ::std::vec::Vec<(&'static str, ::hexapod_core::Arg)> {
                match self { #(#computed,)* }
            }
        }
    })
}

/// Takes the attributes of this name out of a list.
pub(crate) fn take(attributes: &mut Vec<Attribute>, name: &str) -> Vec<Attribute> {
    let (found, others) =
        std::mem::take(attributes).into_iter().partition(|attribute| attribute.path().is_ident(name));
    *attributes = others;
    found
}

/// `name = expression`.
pub(crate) struct Value {
    pub(crate) name: Ident,
    pub(crate) value: Expr,
}

impl Parse for Value {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.call(syn::ext::IdentExt::parse_any)?;
        input.parse::<Token![=]>()?;
        Ok(Self { name, value: input.parse()? })
    }
}

/// What attributes say of a sentence: its key, and values beside the fields.
#[derive(Default)]
pub(crate) struct Said {
    pub(crate) key: Option<String>,
    pub(crate) values: Vec<Value>,
}

/// Returns the text of a string literal.
pub(crate) fn text(expression: &Expr) -> Result<String> {
    let literal: LitStr = syn::parse2(quote!(#expression))?;
    Ok(literal.value())
}

/// A variant with the key and the values of its sentence.
pub(crate) struct Sentence {
    pub(crate) variant: Ident,
    key: String,
    fields: Vec<Ident>,
    values: Vec<Value>,
    /// Whether a field `code` is a value of the sentence; in a refusal with several codes it chooses among them.
    pub(crate) says_code: bool,
}

impl Sentence {
    pub(crate) fn new(variant: &Variant, said: Said) -> Result<Self> {
        let fields = match &variant.fields {
            Fields::Unit => Vec::new(),
            Fields::Named(fields) => fields.named.iter().filter_map(|field| field.ident.clone()).collect(),
            Fields::Unnamed(fields) => {
                return Err(Error::new_spanned(
                    fields,
                    "the values of a sentence have names: use named fields",
                ));
            }
        };
        let key = said.key.unwrap_or_else(|| separated(&variant.ident.to_string(), '-'));
        Ok(Self { variant: variant.ident.clone(), key, fields, values: said.values, says_code: true })
    }

    /// Returns the pattern that binds all fields.
    pub(crate) fn pattern(&self) -> TokenStream {
        let Self { variant, fields, .. } = self;
        quote!(Self::#variant { #(#fields),* })
    }

    /// Returns the fields that are values of the sentence and that no computed value replaces.
    fn plain(&self) -> impl Iterator<Item = &Ident> {
        let said = |field: &&Ident| self.says_code || **field != "code";
        self.fields.iter().filter(said).filter(|field| self.values.iter().all(|value| value.name != **field))
    }

    /// Returns the arm of `message`.
    pub(crate) fn message(&self) -> TokenStream {
        let (pattern, key, plain) = (self.pattern(), &self.key, self.plain());
        let names = self.values.iter().map(|value| value.name.to_string());
        let values = self.values.iter().map(|value| &value.value);
        quote! {
            #[allow(unused_variables)]
            #pattern => ::hexapod_core::Message::new(#key)
                #(.with(stringify!(#plain), ::hexapod_core::Say::said(#plain)))*
                #(.with(#names, #values))*
        }
    }

    fn computed(&self) -> TokenStream {
        let pattern = self.pattern();
        let names = self.values.iter().map(|value| value.name.to_string());
        let values = self.values.iter().map(|value| &value.value);
        quote!(#pattern => vec![#((#names, ::hexapod_core::Arg::from(#values))),*])
    }

    /// Returns the key with the names of its values.
    pub(crate) fn key(&self) -> TokenStream {
        let key = &self.key;
        let names =
            self.plain().map(Ident::to_string).chain(self.values.iter().map(|value| value.name.to_string()));
        quote!(::hexapod_core::Key { key: #key, args: &[#(#names),*] })
    }
}
