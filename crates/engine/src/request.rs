//! A request being read; fields left over at the end are unknown.

use serde_json::{Map, Value as Json};

use crate::error::EngineError;

pub(crate) struct Request {
    pub(crate) cmd: String,
    fields: Map<String, Json>,
    /// The fields the command reads, for the error message about an unknown one.
    known: Vec<&'static str>,
}

impl Request {
    /// Parses a request line; returns the id even if the rest is invalid.
    pub(crate) fn parse(line: &str) -> (Json, Result<Self, EngineError>) {
        let mut fields = match serde_json::from_str(line) {
            Ok(Json::Object(fields)) => fields,
            Ok(_) => {
                return (
                    Json::Null,
                    Err(EngineError::new(
                        "bad-request",
                        "A request is a JSON object such as {\"cmd\":\"games\"}.",
                    )),
                );
            }
            Err(error) => {
                return (
                    Json::Null,
                    Err(EngineError::new("bad-json", format!("This line is not JSON: {error}."))),
                );
            }
        };
        let id = fields.remove("id").unwrap_or(Json::Null);
        let request = match fields.remove("cmd") {
            Some(Json::String(cmd)) => Ok(Self { cmd, fields, known: Vec::new() }),
            Some(_) => Err(EngineError::about("cmd", "`cmd` must be a string.")),
            None => Err(EngineError::about("cmd", "The request names no command (`cmd`).")),
        };
        (id, request)
    }

    pub(crate) fn take(&mut self, field: &'static str) -> Option<Json> {
        self.known.push(field);
        self.fields.remove(field).filter(|value| !value.is_null())
    }

    pub(crate) fn text(&mut self, field: &'static str) -> Result<String, EngineError> {
        self.text_if_given(field)?
            .ok_or_else(|| EngineError::about(field, format!("`{}` needs the field `{field}`.", self.cmd)))
    }

    pub(crate) fn text_if_given(&mut self, field: &'static str) -> Result<Option<String>, EngineError> {
        match self.take(field) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(other) => {
                Err(EngineError::about(field, format!("`{field}` must be a string, not {other}.")))
            }
        }
    }

    pub(crate) fn number_if_given(&mut self, field: &'static str) -> Result<Option<u64>, EngineError> {
        match self.take(field) {
            None => Ok(None),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(number)),
                None => Err(EngineError::about(
                    field,
                    format!("`{field}` must be a whole number from 0, not {value}."),
                )),
            },
        }
    }

    pub(crate) fn object_if_given(
        &mut self,
        field: &'static str,
    ) -> Result<Option<Map<String, Json>>, EngineError> {
        match self.take(field) {
            None => Ok(None),
            Some(Json::Object(object)) => Ok(Some(object)),
            Some(other) => {
                Err(EngineError::about(field, format!("`{field}` must be an object, not {other}.")))
            }
        }
    }

    /// Returns an error if unknown fields are left.
    pub(crate) fn finish(self) -> Result<(), EngineError> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(field) => {
                let takes =
                    if self.known.is_empty() { "no fields".to_owned() } else { self.known.join(", ") };
                Err(EngineError::about(
                    field,
                    format!("`{}` has no field `{field}`; it takes {takes}.", self.cmd),
                ))
            }
        }
    }
}
