//! Weights files: other values for the weights of a game's heuristic.

use hexapod_catalog::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

/// The weights of a game by name. Weights that are not named keep their built-in values.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// The game's id.
    pub game: String,
    /// The values by the names of the weights.
    pub weights: Map<String, Json>,
}

impl WeightsFile {
    /// Returns the file of these values, in the order of the game's weights.
    pub fn new(game: &dyn AnyGame, values: &[f32]) -> Self {
        let number = |value: f32| Json::from(value.to_string().parse::<f64>().unwrap_or(f64::from(value)));
        let named = game.weights().iter().zip(values);
        Self {
            game: game.info().id.to_owned(),
            weights: named.map(|(weight, value)| (weight.name.to_owned(), number(*value))).collect(),
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Says what is wrong with it: no JSON, an unknown game, an unknown weight, a value that is no number.
    pub fn read(text: &str) -> Result<(&'static dyn AnyGame, Vec<f32>), String> {
        let file: Self =
            serde_json::from_str(text).map_err(|error| format!("This is no weights file: {error}."))?;
        let game =
            hexapod_catalog::game(&file.game).ok_or_else(|| hexapod_catalog::no_such_game(&file.game))?;
        let known = game.weights();
        let mut values: Vec<f32> = known.iter().map(|weight| weight.value).collect();
        for (name, value) in &file.weights {
            let at = known.iter().position(|weight| weight.name == name);
            let at = at.ok_or_else(|| format!("{} has no weight \"{name}\".", game.info().name))?;
            values[at] = value
                .as_f64()
                .map(|number| number as f32)
                .filter(|number| number.is_finite())
                .ok_or_else(|| format!("The weight \"{name}\" must be a number, not {value}."))?;
        }
        Ok((game, values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let game = hexapod_catalog::game("glory").unwrap();
        let values: Vec<f32> = (1..).zip(game.weights()).map(|(at, _)| at as f32 / 7.0).collect();
        let text = serde_json::to_string(&WeightsFile::new(game, &values)).unwrap();
        let (read, found) = WeightsFile::read(&text).unwrap();
        assert_eq!((read.info().id, found), ("glory", values));
    }

    #[test]
    fn missing_weights_are_built_in_and_mistakes_are_named() {
        let (game, values) = WeightsFile::read(r#"{"game":"termites","weights":{}}"#).unwrap();
        assert_eq!(values, game.played_weights());
        let error = |text: &str| WeightsFile::read(text).err().unwrap();
        assert!(error("{").starts_with("This is no weights file: "));
        assert!(error(r#"{"game":"chess","weights":{}}"#).starts_with("There is no game `chess`"));
        let unknown = error(r#"{"game":"termites","weights":{"charm":1}}"#);
        assert_eq!(unknown, "Termites has no weight \"charm\".");
        let name = game.weights()[0].name;
        let text = format!(r#"{{"game":"termites","weights":{{"{name}":"much"}}}}"#);
        assert_eq!(error(&text), format!("The weight \"{name}\" must be a number, not \"much\"."));
    }
}
