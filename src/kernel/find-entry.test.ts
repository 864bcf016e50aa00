import { expect, test } from 'vitest';
import { findEntry } from './find-entry.ts';

test('finds entries, not inherited properties', () => {
  const table = { rss: '/feed/', constructor: undefined };
  expect(findEntry(table, 'rss')).toBe('/feed/');
  for (const name of ['', 'atom', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])
    expect(findEntry<string>(table, name), name).toBeNull();
});
