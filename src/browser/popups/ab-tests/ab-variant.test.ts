import { expect, it } from 'vitest';
import { variantsOf } from './ab-variant.ts';

const VISITORS = 10_000;
/** Four standard deviations of a fair coin. */
const AWAY = 200;

function aStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

/** Numerical Recipes' generator: the same numbers in every run, evenly spread. */
function* evenly() {
  let state = 20_261_126;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

it('half of 10,000 visitors get each variant, and each keeps it on later pages', () => {
  const numbers = evenly();
  const random = () => numbers.next().value ?? 0;
  const visitors = Array.from({ length: VISITORS }, () => {
    const storage = aStorage();
    const onAPage = () => variantsOf({ storage: () => storage, random })(3);
    return [onAPage(), onAPage(), onAPage()];
  });
  expect(visitors.filter(([first, ...later]) => later.some((one) => one !== first))).toEqual([]);
  const inA = visitors.filter(([first]) => first === 'a').length;
  expect(Math.abs(inA - VISITORS / 2)).toBeLessThan(AWAY);
});

it('the variant of a visitor is drawn for each test separately', () => {
  const storage = aStorage();
  const numbers = [0.1, 0.9];
  const variants = variantsOf({ storage: () => storage, random: () => numbers.shift() ?? Number.NaN });
  expect([variants(3), variants(4), variants(3)]).toEqual(['a', 'b', 'a']);
  expect([storage.getItem('popup_test_3'), storage.getItem('popup_test_4')]).toEqual(['0', '1']);
});

it('without storage, both popups of a page use the same draw', () => {
  const numbers = [0.2, 0.7];
  const forbidden = () => {
    throw new Error('storage is blocked');
  };
  const variants = variantsOf({ storage: forbidden, random: () => numbers.shift() ?? Number.NaN });
  expect([variants(3), variants(3)]).toEqual(['a', 'a']);
});
