/** What is seen when something happens on Glory's map. */
import { onceFor, type Effect } from '../../board/effects';
import { centreOf, RADIUS } from './layout';
import { look } from './looks';

/** Glory flies to whoever gains it; borders break and grow, keeps fall, Chaos Sources burst. */
export const effects = onceFor((event): readonly Effect[] => {
  const { kind } = event;
  const cell = event['cell'];
  if (typeof cell !== 'string') return [];
  const at = centreOf(cell);
  const seat = String(event['seat']);
  const gained = Number(event['glory'] ?? 0);
  const glory: readonly Effect[] =
    gained > 0
      ? [
          {
            kind: 'fly',
            at,
            to: { seat: kind === 'killed' ? String(event['by']) : seat },
            what: `+${gained} ★`,
            colour: '#a07400',
          },
        ]
      : [];
  const wave: Effect = { kind: 'wave', at, colour: look(seat).colour, size: RADIUS };
  switch (kind) {
    case 'claimed':
    case 'founded':
    case 'built':
      return [wave, ...glory];
    case 'contested':
      return [{ kind: 'crumble', at, colour: look(String(event['from'])).colour, size: RADIUS }, ...glory];
    case 'stormed':
      return [{ kind: 'crumble', at, colour: '#efe6d2', size: RADIUS * 1.2 }, wave, ...glory];
    case 'killed':
      return [{ kind: 'crumble', at: { x: at.x, y: at.y + 20 }, colour: look(seat).colour, size: 18 }, ...glory];
    case 'exploded':
      return [
        { kind: 'crumble', at, colour: '#7a4fa3', size: RADIUS * 1.3 },
        { kind: 'wave', at, colour: '#b98be0', size: RADIUS * 1.8 },
      ];
    case 'starved':
      return [
        { kind: 'fly', at: { x: at.x, y: at.y + 16 }, to: { x: at.x, y: at.y - 18 }, what: '☠', colour: '#5a5a5a' },
      ];
    default:
      return glory;
  }
});
