import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Font, SHIPPED_FONTS } from './fonts.ts';
import { DISTANCES, designStyle, HEADING_SIZES, LARGE_RADIUS, TEXT_SIZES } from './style.ts';
import { TOKENS } from './tokens.ts';

const root = join(import.meta.dirname, '../../../..');
const tokensCss = readFileSync(join(root, 'src/views/style/tokens.css'), 'utf8');
const [light, rest] = tokensCss.split(':root:lang(ar)') as [string, string];
const [arabic, dark] = rest.split('[data-scheme="dark"]') as [string, string];

/** The value of a custom property in a part of the stylesheet. */
function valueIn(css: string, property: string): string | undefined {
  const value = new RegExp(`${property}:\\s*([^;]+);`).exec(css)?.[1];
  const raw = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  return raw === undefined ? value : valueIn(light, raw);
}

it.each(Object.entries(TOKENS).filter(([, { kind }]) => kind === 'colour'))(
  'the default of %s is that of the stylesheet',
  (_name, token) => {
    if (token.kind !== 'colour') return;
    const isDarkRole = token.group === 'dark' && token.property.startsWith('--c-');
    expect(valueIn(isDarkRole ? dark : light, token.property)).toBe(token.shipped);
  },
);

it('the default sizes are those of the stylesheet', () => {
  for (const [property, value] of Object.entries({ ...TEXT_SIZES, ...DISTANCES }))
    expect(valueIn(light, property), property).toBe(value);
  for (const [property, [latin, arabicValue]] of Object.entries(HEADING_SIZES)) {
    expect(valueIn(light, property), property).toBe(latin);
    expect(valueIn(arabic, property), property).toBe(arabicValue);
  }
  expect(valueIn(light, '--r-l')).toBe(LARGE_RADIUS);
  for (const [name, property] of [
    ['radius-s', '--r-s'],
    ['radius-m', '--r-m'],
    ['button-height', '--control'],
  ] as const)
    expect(valueIn(light, property)).toBe(`${TOKENS[name].shipped / 16}rem`);
  expect(valueIn(light, '--r-pill')).toBe('999px');
});

it('the stylesheet declares the default fonts, and every font file is served', () => {
  for (const { family, files, isShipped = false } of Object.values(SHIPPED_FONTS).flatMap(
    Object.values<Font>,
  )) {
    expect(tokensCss.includes(`font-family: "${family}"`), family).toBe(isShipped);
    for (const { url } of files) expect(existsSync(join(root, 'public', url)), url).toBe(true);
  }
});

it('the shipped design prints nothing', () => {
  expect(designStyle({})).toBeNull();
});

it('only what differs is printed, in the layer of the tokens', () => {
  expect(designStyle({ ground: '#ffffff', 'button-shape': 'square' })).toBe(
    '@layer tokens{:root{--c-ground:#ffffff;--r-pill:.125rem}}',
  );
});

it('dark sections and Arabic headings have values of their own', () => {
  expect(designStyle({ 'dark-ink': '#ffffff', 'dark-ground': '#000000' })).toBe(
    '@layer tokens{:root{--char-900:#000000}[data-scheme="dark"]{--c-ink:#ffffff}}',
  );
  const style = designStyle({ 'heading-size': 90 });
  expect(style).toContain(':root{--t-display:calc(clamp(2.625rem, 1.87rem + 3.36vw, 4.875rem)*0.9)');
  expect(style).toContain(':root:lang(ar){--t-display:calc(clamp(2.375rem, 1.75rem + 2.8vw, 4.25rem)*0.9)');
});

it('a chosen font adds its faces, for both scripts', () => {
  const style = String(designStyle({ 'font-latin': 'figtree' }));
  expect(style.match(/@font-face/g)).toHaveLength(3);
  expect(style).toContain(
    ':root{--font:"Dirham","Figtree Variable","Readex Pro Variable",A1,A2,A3,L1,L2,L3,system-ui,sans-serif;--word:0em}',
  );
  expect(style).toContain(
    ':root:lang(ar){--font:"Dirham","Readex Pro Variable","Figtree Variable",A1,A2,A3,L1,L2,L3,system-ui,sans-serif;--word:0em}',
  );
});
