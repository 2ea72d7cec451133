import { expect, it } from 'vitest';
import type { ChatLine } from '../wire/protocol';
import { lastLine, unread } from './unread';

const line = (number: number, id: string): ChatLine => ({ line: number, from: { id, name: id }, text: 'hi', at: 0 });

it('lines of others that came after the last look are unread', () => {
  const chat = [line(4, 'ann'), line(5, 'bob'), line(6, 'ann'), line(7, 'bob')];
  expect(unread(chat, 5, 'ann').map(({ line }) => line)).toEqual([7]);
  expect(unread(chat, 0, 'ann').map(({ line }) => line)).toEqual([5, 7]);
  expect(unread(chat, 7, undefined)).toEqual([]);
  expect([lastLine(chat), lastLine([])]).toEqual([7, 0]);
});
