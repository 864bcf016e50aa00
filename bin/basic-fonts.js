import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { BASIC_LATIN, pairsOf, SCRIPT_FACTS } from '../src/shop/design/rules/scripts.ts';
import { root } from './runtime.js';

// Makes `*-basic` of each font of the storefront. Of a Latin one: letters, digits and the signs that most pages have, with
// the features that pages use, which are three fifths of its bytes; a page loads the whole font only for other signs and for
// letters with accents. Of an Arabic one: all its letters, in the weights that pages have.
// The licence of Lora reserves its name for what nobody cut.
// Usage: node bin/basic-fonts.js

const LATIN = ['figtree', 'instrument-sans', 'manrope'];
const ARABIC = ['alexandria', 'cairo', 'readex-pro'];
/** Kerning and what is on by default; figures that line up in columns. */
const LATIN_FEATURES = ['kern', 'liga', 'calt', 'clig', 'ccmp', 'locl', 'lnum', 'tnum'];
/** Running text is 350, bold text in it 700. */
const ARABIC_WEIGHTS = { wght: { min: 350, max: 700 } };
const fonts = join(root, 'public/fonts');

function charactersOf(range) {
  return pairsOf(range)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

async function makeBasic(from, to, { range, ...options }) {
  const whole = readFileSync(join(fonts, `${from}-wght-normal.woff2`));
  const basic = await subsetFont(whole, charactersOf(range), { targetFormat: 'woff2', ...options });
  const name = `${to}-wght-normal.woff2`;
  writeFileSync(join(fonts, name), basic);
  process.stdout.write(`${name} ${basic.length} bytes of ${whole.length}\n`);
}

for (const family of LATIN)
  await makeBasic(`${family}-latin`, `${family}-basic`, {
    range: BASIC_LATIN,
    keepFeatures: LATIN_FEATURES,
  });
for (const family of ARABIC)
  await makeBasic(`${family}-arabic`, `${family}-arabic-basic`, {
    range: SCRIPT_FACTS.arabic.range,
    variationAxes: ARABIC_WEIGHTS,
  });
