import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toUtf8 } from './to-utf8.ts';

it('encodes any text as Buffer.from does, whatever its length', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('x', 'é', '⃃', 'عربي', '😀', '\ud83d', '\ude00'),
  );
  fc.assert(
    fc.property(unit, fc.constantFrom(0, 1, 999, 1001, 5000, 300_000), (text, length) => {
      const long = text + 'price 739.00 ⃃ '.repeat(Math.ceil(length / 15));
      expect(toUtf8(long).equals(Buffer.from(long))).toBe(true);
    }),
    { numRuns: 200, seed: 20_261_130 },
  );
});

it('a result does not change with the next one', () => {
  const first = toUtf8('⃃'.repeat(2000));
  toUtf8('x'.repeat(2000));
  expect(first.toString()).toBe('⃃'.repeat(2000));
});
