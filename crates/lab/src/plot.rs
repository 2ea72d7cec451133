//! A chart of a game: the win share of each party after every step, its luck so far, and the costliest decisions.

use std::fmt::Write as _;

use crate::analyse::{Analysis, PartyLine};

const WIDTH: f64 = 960.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 150.0;
/// Top and bottom of the chart of win shares.
const SHARES: (f64, f64) = (56.0, 336.0);
/// Top and bottom of the chart of luck.
const LUCK: (f64, f64) = (384.0, 484.0);
/// Baseline of the first line below the charts, and the distance of lines.
const NOTES: (f64, f64) = (540.0, 19.0);
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

impl PartyLine {
    /// Returns the player's name with the seat, or the party's name alone.
    pub fn title(&self) -> String {
        match &self.name {
            Some(name) if *name != self.who => format!("{name} ({})", self.who),
            _ => self.who.clone(),
        }
    }
}

/// Draws the analysis as an SVG document.
pub fn svg(analysis: &Analysis) -> String {
    let marked = analysis.mistakes.len().min(MARKED_MISTAKES);
    let height = NOTES.0 + NOTES.1 * marked as f64;
    let title = format!("{}: winning chances after every step", escaped(&analysis.game));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fdfcf9\"/>\n"
    );
    text(&mut svg, (LEFT, 28.0), "font-size=\"16\"", &title);
    let steps = analysis.steps.len();
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / steps.max(1) as f64;
    axis(&mut svg, SHARES, &[0, 25, 50, 75, 100], (0.0, 100.0));
    let share = |step: usize, party: usize| match step {
        0 => analysis.parties[party].start,
        step => analysis.steps[step - 1].shares[party],
    };
    curves(&mut svg, analysis, SHARES, &x, &|step, party| 1.0 - share(step, party));
    draw_luck(&mut svg, analysis, &x);
    turns(&mut svg, analysis, &x);
    for (at, mistake) in analysis.mistakes.iter().take(marked).enumerate() {
        let Some(party) = analysis.parties.iter().position(|party| party.who == mistake.seat) else {
            continue;
        };
        let (colour, _) = STYLES[party % STYLES.len()];
        let step = mistake.number as usize;
        let y = height_of(SHARES, 1.0 - share(step, party));
        let (cost, label) = (100.0 * mistake.cost, at + 1);
        let note = format!(
            "{label}. Turn {}, step {step}: {} played {} at a cost of {cost:.1} %; better {}",
            mistake.turn,
            escaped(&analysis.parties[party].title()),
            escaped(&mistake.text),
            escaped(mistake.better.first().map_or("", String::as_str))
        );
        _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#fdfcf9\" stroke=\"{colour}\" stroke-width=\"2\"><title>{note}</title></circle>",
            x(step)
        );
        // Above the circle, or below it near the top.
        let beside = if y < SHARES.0 + 20.0 { y + 20.0 } else { y - 9.0 };
        let style = format!("text-anchor=\"middle\" font-weight=\"600\" fill=\"{colour}\"");
        text(&mut svg, (x(step), beside), &style, &format!("{label}: −{cost:.0} %"));
        text(&mut svg, (LEFT, NOTES.0 + NOTES.1 * at as f64), "fill=\"#1c1917\"", &note);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_luck(svg: &mut String, analysis: &Analysis, x: &dyn Fn(usize) -> f64) {
    let mut sums = vec![vec![0.0; analysis.parties.len()]];
    for step in &analysis.steps {
        let before = &sums[sums.len() - 1];
        let luck = |party: usize| if step.is_chance() { step.effect[party] } else { 0.0 };
        sums.push((0..before.len()).map(|party| before[party] + luck(party)).collect());
    }
    let most = sums.iter().flatten().fold(0.1_f64, |most, sum| most.max(sum.abs()));
    let percent = (most * 10.0).ceil() * 10.0;
    text(svg, (LEFT, LUCK.0 - 12.0), "fill=\"#57534e\"", "luck so far (all parties together: 0)");
    axis(svg, LUCK, &[-percent as i32, 0, percent as i32], (-percent, percent));
    curves(svg, analysis, LUCK, x, &|step, party| 0.5 - 50.0 * sums[step][party] / percent);
}

/// Draws a line for each party; `down` is how far below the top it is, 0 to 1.
fn curves(
    svg: &mut String,
    analysis: &Analysis,
    frame: (f64, f64),
    x: &dyn Fn(usize) -> f64,
    down: &dyn Fn(usize, usize) -> f64,
) {
    let last = analysis.steps.len();
    let ends: Vec<f64> =
        (0..analysis.parties.len()).map(|party| height_of(frame, down(last, party))).collect();
    let labels = label_heights(&ends, frame.1);
    for (party, line) in analysis.parties.iter().enumerate() {
        let (colour, dashes) = STYLES[party % STYLES.len()];
        let point = |step| format!("{:.1},{:.1}", x(step), height_of(frame, down(step, party)));
        let points: Vec<String> = (0..=last).map(point).collect();
        _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\" stroke-linejoin=\"round\" points=\"{}\"/>",
            points.join(" ")
        );
        let style = format!("fill=\"{colour}\" font-weight=\"600\"");
        text(svg, (WIDTH - RIGHT + 8.0, labels[party] + 4.0), &style, &escaped(&line.title()));
    }
}

fn height_of((top, bottom): (f64, f64), down: f64) -> f64 {
    top + (bottom - top) * down
}

/// Draws the lines of a scale from `range.0` at the bottom to `range.1` at the top, in percent.
fn axis(svg: &mut String, frame: (f64, f64), marks: &[i32], range: (f64, f64)) {
    for percent in marks {
        let y = height_of(frame, (range.1 - f64::from(*percent)) / (range.1 - range.0));
        _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#e2ddd3\"/>",
            WIDTH - RIGHT
        );
        let style = "text-anchor=\"end\" fill=\"#57534e\"";
        text(svg, (LEFT - 8.0, y + 4.0), style, &format!("{percent} %").replace('-', "−"));
    }
}

/// Writes turns and steps below the charts.
fn turns(svg: &mut String, analysis: &Analysis, x: &dyn Fn(usize) -> f64) {
    let last = analysis.steps.last().map_or(0, |step| step.turn as usize);
    let style = "text-anchor=\"middle\" fill=\"#57534e\"";
    for turn in ticks(last).filter(|turn| *turn > 0) {
        let first = analysis.steps.iter().position(|step| step.turn as usize == turn).unwrap_or(0);
        _ = writeln!(
            svg,
            "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{1}\" y2=\"{2}\" stroke=\"#efeae0\"/>",
            x(first),
            SHARES.0,
            LUCK.1
        );
        text(svg, (x(first), SHARES.1 + 18.0), style, &turn.to_string());
    }
    text(svg, (WIDTH - RIGHT + 8.0, SHARES.1 + 18.0), "fill=\"#57534e\"", "turn");
    let whole = format!("{} steps, {last} turns", analysis.steps.len());
    text(svg, ((LEFT + WIDTH - RIGHT) / 2.0, LUCK.1 + 24.0), style, &whole);
}

fn text(svg: &mut String, (x, y): (f64, f64), style: &str, content: &str) {
    _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" {style}>{content}</text>");
}

/// Returns round numbers up to `last` for the axis.
fn ticks(last: usize) -> impl Iterator<Item = usize> {
    let mut stride = 1;
    for factor in [2, 5, 10].into_iter().cycle().scan(1, |base, factor| {
        let next = *base * factor;
        if factor == 10 {
            *base *= 10;
        }
        Some(next)
    }) {
        if last / stride <= 10 {
            break;
        }
        stride = factor;
    }
    (0..=last).step_by(stride)
}

/// Moves overlapping labels apart, above `bottom`.
fn label_heights(wanted: &[f64], bottom: f64) -> Vec<f64> {
    const LABEL_DISTANCE: f64 = 16.0;
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
    let mut heights = wanted.to_vec();
    for pair in 1..order.len() {
        let (above, below) = (order[pair - 1], order[pair]);
        heights[below] = heights[below].max(heights[above] + LABEL_DISTANCE);
    }
    // Labels pushed beyond the bottom push the others up again.
    let mut limit = bottom;
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
    use crate::analyse::{Mistake, StepLine};

    fn example(steps: u32) -> Analysis {
        let line = |number: u32| StepLine {
            number,
            turn: number.div_ceil(2),
            actor: if number == 1 { "chance" } else { "P1" }.into(),
            text: "a<b".into(),
            shares: vec![0.75, 0.25],
            effect: vec![0.25, -0.25],
        };
        let party = |who: &str, name: Option<&str>| PartyLine {
            who: who.into(),
            name: name.map(str::to_owned),
            start: 0.5,
            luck: 0.0,
            own: 0.0,
            others: 0.0,
            unexplained: 0.0,
            end: 0.5,
            decisions: 0,
        };
        Analysis {
            game: "anteater".into(),
            iterations: 1,
            finished: true,
            parties: vec![party("P1", Some("An<na")), party("P2", None)],
            steps: (1..=steps).map(line).collect(),
            mistakes: vec![Mistake {
                number: 2,
                turn: 1,
                seat: "P1".into(),
                text: "a<b".into(),
                cost: 0.2,
                better: vec!["c".into()],
            }],
        }
    }

    #[test]
    fn every_party_has_a_line_of_shares_and_one_of_luck_through_all_positions() {
        let svg = svg(&example(4));
        assert_eq!(svg.matches("<polyline").count(), 4);
        for points in svg.split("points=\"").skip(1) {
            let points = points.split('"').next().unwrap();
            assert_eq!(points.split(' ').count(), 5, "{points}");
        }
        assert!(
            svg.contains("1. Turn 1, step 2: An&lt;na (P1) played a&lt;b at a cost of 20.0 %; better c"),
            "{svg}"
        );
        assert!(
            svg.contains(">An&lt;na (P1)</text>") && svg.contains(">P2</text>") && svg.contains(">1: −20 %<")
        );
        assert!(svg.contains("4 steps, 2 turns"));
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
        let mut heights = label_heights(&[320.0, 326.0, 328.0, 70.0], SHARES.1);
        heights.sort_by(f64::total_cmp);
        assert!(
            heights.windows(2).all(|pair| pair[1] - pair[0] >= 15.9) && heights[3] <= SHARES.1,
            "{heights:?}"
        );
    }
}
