//! `#[view]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Fields, ItemStruct, Result, parse_quote};

use crate::events::take;

pub(crate) fn expand(mut item: ItemStruct) -> Result<TokenStream> {
    let Fields::Named(fields) = &mut item.fields else {
        return Err(syn::Error::new_spanned(item, "a part of a view has named fields"));
    };
    let (mut members, mut marks, mut unwritten) = (Vec::new(), Vec::new(), Vec::new());
    for field in &mut fields.named {
        let name = field.ident.clone();
        if !take(&mut field.attrs, "mark").is_empty() {
            field.attrs.push(parse_quote!(#[serde(skip_serializing_if = "::hexapod_core::is_unset")]));
            field.attrs.push(parse_quote!(#[ts(optional, as = "Option<bool>")]));
            marks.push(name);
        } else if !take(&mut field.attrs, "unwritten").is_empty() {
            field.attrs.push(parse_quote!(#[serde(skip)]));
            unwritten.push(name);
        } else {
            members.push(name);
        }
    }
    let (name, (generics, types, bounds)) = (&item.ident, item.generics.split_for_impl());
    Ok(quote! {
        #[derive(Debug, Clone, PartialEq, ::hexapod_core::serde::Serialize, ::hexapod_core::ts_rs::TS)]
        #[serde(crate = "::hexapod_core::serde")]
        #[ts(crate = "::hexapod_core::ts_rs")]
        #item

        impl #generics ::hexapod_core::Changes for #name #types #bounds {
            // Around each key stand two quotes, a colon, a value and a comma or brace.
            const SHORTEST: usize = 1 #(+ stringify!(#members).len() + 5)*;

            fn same(&self, other: &Self) -> bool {
                #(::hexapod_core::Changes::same(&self.#members, &other.#members) &&)*
                #(self.#marks == other.#marks &&)*
                true
            }

            fn changes(&self, after: &Self, delta: &mut ::hexapod_core::Delta) {
                let Self { #(#members,)* #(#marks,)* #(#unwritten: _,)* } = self;
                let mut open = delta.open_struct(Self::SHORTEST);
                #(delta.member(&mut open, stringify!(#members), #members, &after.#members);)*
                #(delta.mark(&open, stringify!(#marks), *#marks, after.#marks);)*
                delta.close(&open, Self::SHORTEST, after);
            }
        }
    })
}
