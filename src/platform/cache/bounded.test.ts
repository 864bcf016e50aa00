import { expect, it } from 'vitest';
import { createBounded } from './bounded.ts';

it('holds no more bytes than it may, and says what went', () => {
  const gone: string[] = [];
  const held = createBounded<string>(100, (key) => gone.push(key));
  for (let number = 0; number < 12; number += 1) held.set(`${number}`, 'x', 10);
  expect(held.bytes()).toBeLessThanOrEqual(100);
  expect(gone).toEqual(['0', '1']);
});

it('gives what was asked for a second chance', () => {
  const held = createBounded<string>(100, () => undefined);
  for (let number = 0; number < 10; number += 1) held.set(`${number}`, 'x', 10);
  held.get('0');
  held.set('new', 'x', 10);
  expect(held.get('0')).toBe('x');
  expect(held.get('1')).toBeUndefined();
});

it('does not keep what would push everything else out', () => {
  const held = createBounded<string>(100, () => undefined);
  expect(held.set('heavy', 'x', 26)).toBe(false);
  expect(held.bytes()).toBe(0);
});
