import { expect, it } from 'vitest';
import { createHorizon } from './horizon.ts';

/** A horizon that has asked once. */
function aHorizon() {
  const horizon = createHorizon();
  horizon.answer(horizon.ask(), 10);
  return horizon;
}

it('nothing is good before the first answer, and nothing that began before it', () => {
  const horizon = createHorizon();
  expect(horizon.accepts(1000, ['product:1'])).toBe(false);
  horizon.answer(horizon.ask(), 10);
  expect([9, 10, 11].map((moment) => horizon.accepts(moment, ['product:1']))).toEqual([false, true, true]);
});

it('after a change nothing of it is good until a moment was asked for, and then what began there or later', () => {
  const horizon = aHorizon();
  horizon.tell(['product:1']);
  expect(horizon.accepts(1000, ['menu', 'product:1'])).toBe(false);
  expect(horizon.accepts(1000, ['product:2'])).toBe(true);
  horizon.answer(horizon.ask(), 20);
  expect([19, 20].map((moment) => horizon.accepts(moment, ['product:1']))).toEqual([false, true]);
});

it('a moment that was asked for before the change says nothing of it', () => {
  const horizon = aHorizon();
  const asked = horizon.ask();
  horizon.tell(['product:1']);
  horizon.answer(asked, 20);
  expect(horizon.accepts(1000, ['product:1'])).toBe(false);
  horizon.answer(horizon.ask(), 30);
  expect(horizon.accepts(30, ['product:1'])).toBe(true);
});

it('a row strikes what read its family, and a family strikes its rows', () => {
  const horizon = aHorizon();
  horizon.tell(['product:1', 'menu']);
  expect(
    ['product', 'product:1', 'product:2', 'menu', 'menu:x', 'products'].map((tag) =>
      horizon.accepts(50, [tag]),
    ),
  ).toEqual([false, false, true, false, false, true]);
});

it('a later change of a row counts although its family was told earlier', () => {
  const horizon = aHorizon();
  horizon.tell(['product']);
  horizon.answer(horizon.ask(), 20);
  horizon.tell(['product:1']);
  horizon.answer(horizon.ask(), 30);
  expect(horizon.accepts(25, ['product:1'])).toBe(false);
  expect(horizon.accepts(25, ['product:2'])).toBe(true);
  expect(horizon.accepts(25, ['product'])).toBe(false);
});

it('what is told of everything strikes everything, and so does more than can be remembered', () => {
  const horizon = aHorizon();
  horizon.tellAll();
  expect(horizon.accepts(1000, [])).toBe(false);
  horizon.answer(horizon.ask(), 20);
  horizon.tell(Array.from({ length: 30_000 }, (_, number) => `product:${number}`));
  expect(horizon.accepts(1000, ['menu'])).toBe(false);
});

it('an answer that comes late does not undo a newer one', () => {
  const horizon = aHorizon();
  horizon.tell(['product:1']);
  const [first, second] = [horizon.ask(), horizon.ask()];
  horizon.answer(second, 40);
  horizon.answer(first, 30);
  expect([39, 40].map((moment) => horizon.accepts(moment, ['product:1']))).toEqual([false, true]);
});
