import { describe, expect, it } from 'vitest';
import { Attention } from './attention.svelte';

function four(): Attention {
  const attention = new Attention();
  for (const name of ['a', 'b', 'c', 'd']) attention.join(name);
  return attention;
}

describe('attention', () => {
  it('goes to nothing while nothing is seen', () => {
    const attention = four();
    attention.see('a', 0.3);
    expect(attention.current).toBeUndefined();
  });

  it('goes to what is seen best, the first of equals', () => {
    const attention = four();
    attention.see('b', 1);
    attention.see('a', 0.8);
    attention.see('c', 1);
    expect(attention.current).toBe('b');
  });

  it('goes to what is pointed at, while it is seen', () => {
    const attention = four();
    for (const name of ['a', 'b']) attention.see(name, 1);
    attention.point('b');
    expect(attention.current).toBe('b');
    attention.see('b', 0.1);
    expect(attention.current).toBe('a');
  });

  it('goes round through what is seen', () => {
    const attention = four();
    for (const name of ['a', 'c', 'd']) attention.see(name, 1);
    expect(attention.next('a')).toBe(false);
    expect(attention.current).toBe('c');
    expect(attention.next('d')).toBe(false);
    expect(attention.current).toBe('a');
  });

  it('stays where it is pointed, and where nothing else is seen', () => {
    const attention = four();
    attention.see('a', 1);
    expect(attention.next('a')).toBe(true);
    attention.see('b', 1);
    attention.point('a');
    expect(attention.next('a')).toBe(true);
    expect(attention.current).toBe('a');
  });
});
