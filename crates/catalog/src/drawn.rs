//! A table drawn as text, for the terminal.

use hexapod_core::{Brush, Heuristic, Ink, ToMove, Viewer};

use crate::table::TypedTable;

/// Draws a table for the terminal.
pub trait Drawn {
    /// Returns a drawing of what a viewer sees, with the steps since the acting seat's last decision marked.
    fn draw(&self, viewer: Viewer, ink: Ink) -> String;
    /// Returns for each of these legal actions what a player should know beside its notation, such as its price.
    fn remarks(&self, viewer: Viewer, actions: &[String]) -> Vec<Option<String>>;
}

impl<G: Heuristic> Drawn for TypedTable<G> {
    fn draw(&self, viewer: Viewer, ink: Ink) -> String {
        let view = self.game().view(self.replay.state(), viewer);
        let colours = G::INFO.shown(self.replay.seats().len(), &self.replay.meta.colours);
        self.game().paint(&view, &Brush { ink, recent: &self.recent(viewer), colours })
    }

    fn remarks(&self, viewer: Viewer, actions: &[String]) -> Vec<Option<String>> {
        let view = self.game().view(self.replay.state(), viewer);
        actions.iter().map(|action| self.game().remark(&view, action)).collect()
    }
}

impl<G: Heuristic> TypedTable<G> {
    /// Returns the notation of the steps since the last one by the seat (or chance) that is to act now: at most 32
    /// steps before a decision, 6 otherwise.
    fn recent(&self, viewer: Viewer) -> Vec<String> {
        let due = self.replay.to_move();
        let most = if matches!(due, ToMove::Seat(_)) { 32 } else { 6 };
        let mut recent = Vec::new();
        self.replay.walk(self.replay.at().saturating_sub(most), |_, before, step, _| {
            if self.game().to_move(before) == due {
                recent.clear();
            } else {
                let mut text = String::new();
                self.game().write(before, step, viewer, &mut text);
                recent.push(text);
            }
        });
        recent
    }
}
