import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { BASIC_LATIN, pairsOf } from '../src/shop/design/rules/scripts.ts';
import { root } from './runtime.js';

// Makes `*-basic` of each Latin font of the storefront: the letters, digits and signs of English, which are two thirds of
// its bytes. A page loads the whole font only for letters with accents.
// The licence of Lora reserves its name for what nobody cut.
// Usage: node bin/basic-fonts.js

const FAMILIES = ['figtree', 'instrument-sans', 'manrope'];
const fonts = join(root, 'public/fonts');
const characters = pairsOf(BASIC_LATIN).flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

for (const family of FAMILIES) {
  const whole = readFileSync(join(fonts, `${family}-latin-wght-normal.woff2`));
  const basic = await subsetFont(whole, characters.join(''), { targetFormat: 'woff2' });
  const name = `${family}-basic-wght-normal.woff2`;
  writeFileSync(join(fonts, name), basic);
  process.stdout.write(`${name} ${basic.length} bytes of ${whole.length}\n`);
}
