import { expect, it } from 'vitest';
import { type EntryStorage, readEntry, writeEntry } from './entries.ts';

function aStorage(): EntryStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

it('CK-08 an entry with a lifetime of 5 seconds exists after 4 and not after 6', () => {
  const storage = aStorage();
  writeEntry(storage, ['popup_7_disable', true], { nowMs: 1000, lifetimeSeconds: 5 });
  expect(readEntry(storage, 'popup_7_disable', 5000)).toBe(true);
  expect(readEntry(storage, 'popup_7_disable', 7000)).toBeNull();
});

it('CK-08 an entry without lifetime stays, as plain text under its name', () => {
  const storage = aStorage();
  writeEntry(storage, ['pageViews', 3], { nowMs: 1000 });
  expect(readEntry(storage, 'pageViews', Number.MAX_SAFE_INTEGER)).toBe(3);
  expect([...storage.texts]).toEqual([['pageViews', '3']]);
});

it('CK-08 rewriting an entry renews its lifetime, not those of others', () => {
  const storage = aStorage();
  writeEntry(storage, ['a', 1], { nowMs: 0, lifetimeSeconds: 5 });
  writeEntry(storage, ['b', 1], { nowMs: 0, lifetimeSeconds: 5 });
  writeEntry(storage, ['a', 2], { nowMs: 0 });
  expect(readEntry(storage, 'a', 9000)).toBe(2);
  expect(readEntry(storage, 'b', 9000)).toBeNull();
});

it.each(['abc', '{oops', ''])('CK-05 CK-08 "%s", which the shop did not write, counts as absent', (text) => {
  const storage = aStorage();
  storage.setItem('pageViews', text);
  expect(readEntry(storage, 'pageViews', 1000)).toBeNull();
  storage.setItem('__expiration', text);
  writeEntry(storage, ['pageViews', 1], { nowMs: 1000 });
  expect(readEntry(storage, 'pageViews', 1000)).toBe(1);
});
