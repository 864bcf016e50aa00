import { expect, it } from 'vitest';
import { inspectFont } from '#platform/files/fonts/fonts.ts';
import { shippedFont } from '#tests/a-font.ts';
import { SHIPPED_FONTS } from './fonts.ts';
import { BASIC_LATIN, LATIN_LETTERS, pairsOf, SCRIPT_FACTS } from './scripts.ts';

const within = (range: string) => (code: number) =>
  pairsOf(range).some(([first, last]) => code >= first && code <= last);

async function charactersOf(name: string): Promise<number[]> {
  const font = await inspectFont(shippedFont(name));
  if ('fault' in font) throw new Error(`${name}: ${font.fault}`);
  return [...font.codePoints].toSorted((a, b) => a - b);
}

it('English characters and other letters together cover the Latin range, without overlap', () => {
  const [basic, letters] = [BASIC_LATIN, LATIN_LETTERS].map((range) => within(range));
  for (const [first, last] of SCRIPT_FACTS.latin.ranges)
    for (let code = first; code <= last; code += 1)
      expect(basic?.(code), String(code)).not.toBe(letters?.(code));
});

it('a basic font has every English character of the whole font', async () => {
  for (const name of Object.keys(SHIPPED_FONTS.latin).slice(0, 2)) {
    const whole = await charactersOf(`${name}-latin`);
    expect(await charactersOf(`${name}-basic`), name).toEqual(whole.filter(within(BASIC_LATIN)));
  }
}, 30_000);

it('a basic Arabic font has every letter of the whole one', async () => {
  for (const name of Object.keys(SHIPPED_FONTS.arabic)) {
    const whole = await charactersOf(`${name}-arabic`);
    const letters = whole.filter(within(SCRIPT_FACTS.arabic.range));
    expect(await charactersOf(`${name}-arabic-basic`), name).toEqual(letters);
  }
}, 30_000);
