//! A chart of a game: the win share of each seat after every step.

use std::fmt::Write as _;

use crate::analyse::Analysis;

const WIDTH: f64 = 920.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 84.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 52.0;
/// Colours that colour-blind readers can distinguish, and dash patterns that need no colour.
const STYLES: [(&str, &str); 6] = [
    ("#0a5fa8", ""),
    ("#c2410c", "7 4"),
    ("#15803d", "2 3"),
    ("#7e22ce", "9 3 2 3"),
    ("#a16207", "12 4"),
    ("#334155", "4 2"),
];
/// Number of mistakes that are marked.
const MARKED_MISTAKES: usize = 5;

/// Draws the analysis as an SVG document.
pub fn svg(analysis: &Analysis) -> String {
    let steps = analysis.steps.len().max(1) as f64;
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / steps;
    let y = |share: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fdfcf9\"/>\n"
    );
    let game = escaped(analysis.game);
    _ = writeln!(svg, "<title>{game}: share of the victory after every step</title>");
    _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"24\" font-size=\"16\" fill=\"#1c1917\">{game}: share of the victory after every step</text>"
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#e2ddd3\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#57534e\">{percent} %</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    for step in ticks(analysis.steps.len()) {
        _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#57534e\">{step}</text>",
            x(step),
            HEIGHT - BOTTOM + 20.0
        );
    }
    _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#57534e\">step (a circle marks a big mistake)</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 12.0
    );
    let share = |step: usize, seat: usize| match step {
        0 => analysis.start[seat],
        step => analysis.steps[step - 1].win_shares[seat],
    };
    let last = analysis.steps.len();
    let labels =
        label_heights(&(0..analysis.seats.len()).map(|seat| y(share(last, seat))).collect::<Vec<_>>());
    for (seat, name) in analysis.seats.iter().enumerate() {
        let (colour, dashes) = STYLES[seat % STYLES.len()];
        let points: Vec<String> =
            (0..=last).map(|step| format!("{:.1},{:.1}", x(step), y(share(step, seat)))).collect();
        _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\" stroke-linejoin=\"round\" points=\"{}\"/>",
            points.join(" ")
        );
        _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\" font-weight=\"600\">{}</text>",
            WIDTH - RIGHT + 8.0,
            labels[seat] + 4.0,
            escaped(name)
        );
    }
    for number in analysis.mistakes.iter().take(MARKED_MISTAKES) {
        let step = &analysis.steps[number - 1];
        let Some(seat) = analysis.seats.iter().position(|seat| *seat == step.actor) else { continue };
        _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"#fdfcf9\" stroke=\"{}\" stroke-width=\"2\"><title>step {number}, {}: {} cost {:.1} %; better {}</title></circle>",
            x(*number),
            y(share(*number, seat)),
            STYLES[seat % STYLES.len()].0,
            escaped(step.actor),
            escaped(&step.text),
            100.0 * step.loss.unwrap_or(0.0),
            escaped(step.better.first().map_or("", String::as_str))
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// Returns round step numbers for the axis.
fn ticks(steps: usize) -> impl Iterator<Item = usize> {
    let mut stride = 1;
    for factor in [2, 5, 10].into_iter().cycle().scan(1, |base, factor| {
        let next = *base * factor;
        if factor == 10 {
            *base *= 10;
        }
        Some(next)
    }) {
        if steps / stride <= 10 {
            break;
        }
        stride = factor;
    }
    (0..=steps).step_by(stride)
}

/// Moves overlapping labels apart.
fn label_heights(wanted: &[f64]) -> Vec<f64> {
    const LABEL_DISTANCE: f64 = 16.0;
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
    let mut heights = wanted.to_vec();
    for pair in 1..order.len() {
        let (above, below) = (order[pair - 1], order[pair]);
        heights[below] = heights[below].max(heights[above] + LABEL_DISTANCE);
    }
    // Labels pushed beyond the bottom push the others up again.
    let mut limit = HEIGHT - BOTTOM;
    for label in order.into_iter().rev() {
        heights[label] = heights[label].min(limit);
        limit = heights[label] - LABEL_DISTANCE;
    }
    heights
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyse::{SeatLine, StepLine};

    fn example(steps: usize) -> Analysis {
        let line = |number: usize| StepLine {
            number,
            actor: "P1",
            text: "a<b".into(),
            win_shares: vec![0.75, 0.25],
            luck: None,
            loss: Some(0.2),
            better: vec!["c".into()],
        };
        let seat = |seat| SeatLine { seat, luck: 0.0, lost: 0.0, decisions: 0, end: 0.0 };
        Analysis {
            game: "anteater",
            seats: vec!["P1", "P2"],
            iterations: 1,
            noise: 0.1,
            start: vec![0.5, 0.5],
            steps: (1..=steps).map(line).collect(),
            totals: vec![seat("P1"), seat("P2")],
            mistakes: vec![2],
        }
    }

    #[test]
    fn every_seat_has_a_line_through_all_positions() {
        let svg = svg(&example(4));
        assert_eq!(svg.matches("<polyline").count(), 2);
        for points in svg.split("points=\"").skip(1) {
            let points = points.split('"').next().unwrap();
            assert_eq!(points.split(' ').count(), 5, "{points}");
        }
        assert!(svg.contains("step 2, P1: a&lt;b cost 20.0 %; better c"), "{svg}");
        assert!(svg.contains(">P1</text>") && svg.contains(">P2</text>"));
    }

    #[test]
    fn the_axis_has_few_round_numbers() {
        for (steps, expected) in [
            (4, vec![0, 1, 2, 3, 4]),
            (25, vec![0, 5, 10, 15, 20, 25]),
            (1000, (0..=10).map(|at| at * 100).collect()),
        ] {
            assert_eq!(ticks(steps).collect::<Vec<_>>(), expected);
        }
        for steps in 0..3000 {
            assert!(ticks(steps).count() <= 12);
        }
    }

    #[test]
    fn labels_do_not_lie_upon_each_other() {
        let mut heights = label_heights(&[360.0, 366.0, 368.0, 50.0]);
        heights.sort_by(f64::total_cmp);
        assert!(
            heights.windows(2).all(|pair| pair[1] - pair[0] >= 15.9) && heights[3] <= HEIGHT - BOTTOM,
            "{heights:?}"
        );
    }
}
