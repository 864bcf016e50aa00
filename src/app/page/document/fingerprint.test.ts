import { expect, it } from 'vitest';
import { countAs, countAsItself, fingerprintOf, hasNoFingerprint } from './fingerprint.ts';
import { printedOnly } from './printed-only.ts';

const keyOf = (...shown: unknown[]) => fingerprintOf(shown)?.key;

it.each([
  [{ a: 1 }, { a: 1 }],
  [
    [new Date(5), null],
    [new Date(5), null],
  ],
  [printedOnly({ a: { b: ['c'] } }), printedOnly({ a: { b: ['c'] } })],
])('equal values have equal fingerprints: %j', (one, other) => {
  expect(keyOf(one)).toBeDefined();
  expect(keyOf(one)).toBe(keyOf(other));
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: '1' }],
  [{ a: undefined }, {}],
  [{ a: null }, { a: undefined }],
  [[['a'], 'b'], [['a', 'b']]],
  [
    ['1"a', ''],
    ['', '1"a'],
  ],
  [['a\n1"b'], ['a', 'b']],
  [[new Date(5)], [new Date(6)]],
  [[new Date(5)], [5]],
  [printedOnly({ a: 1 }), printedOnly({ a: 2 })],
])('different values have different fingerprints: %j and %j', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

it.each([[() => 1], [new Map()], [Symbol('a')], [new (class Own {})()]])(
  'a value without a text form has no fingerprint: %s',
  (value) => expect(fingerprintOf([{ value }])).toBeNull(),
);

it('a value that counts as itself is compared by identity', () => {
  const one = countAsItself({ read: () => 1 });
  expect(keyOf([one])).toBe(keyOf([one]));
  expect(keyOf([one])).not.toBe(keyOf([countAsItself({ read: () => 1 })]));
});

it('a value that counts as its parts equals another with the same parts', () => {
  const made = (href: string) => countAs({ href, texts: [new Uint8Array(3)] }, (one) => [one.href]);
  expect(keyOf([made('/a')])).toBe(keyOf([made('/a')]));
  expect(keyOf([made('/a')])).not.toBe(keyOf([made('/b')]));
});

it('a page with a personal value has no fingerprint', () => {
  const personal = { name: 'cart' };
  hasNoFingerprint(personal);
  expect(fingerprintOf([{ personal }])).toBeNull();
});

it('lists all objects in the same order', () => {
  const shown = () => [{ a: { b: 1 } }, [{ c: 2 }]];
  const [one, other] = [fingerprintOf(shown()), fingerprintOf(shown())];
  expect(one?.met).toEqual(other?.met);
  expect(one?.met).toHaveLength(5);
});
