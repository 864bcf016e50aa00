import { expect, it } from 'vitest';
import type { FontId } from '#kernel/ids.ts';
import { mayEmbed } from './embedding.ts';
import { fallbackStyle } from './fallbacks.ts';
import { fontFileName } from './font-file-name.ts';
import { parseDesign } from './parse-design.ts';
import { missingIn, SCRIPT_FACTS, type Script } from './scripts.ts';
import { designStyle } from './style.ts';
import {
  fontKey,
  fontsFor,
  fontsOf,
  tokensWith,
  type UploadedFont,
  unknownFont,
  withoutDeleted,
} from './uploaded-fonts.ts';

const face = (script: Script, weights: [number, number] = [400, 700]) => ({
  script,
  file: `fonts/0123-brand-${script}.woff2`,
  bytes: 20_000,
  weights,
  metrics: { ascent: 1, descent: 0.25, lineGap: 0, width: 100, boldWidth: 104, space: 0.25 },
});
const uploaded = (id: number, ...faces: UploadedFont['faces']): UploadedFont => ({
  id: id as FontId,
  name: `Brand ${id}`,
  faces,
  confirmedBy: 'Layla',
});
const brand = uploaded(7, face('latin'), face('arabic', [400, 400]));
const english = uploaded(8, face('latin'));

it('an uploaded font is offered for the scripts it covers', () => {
  expect(fontsFor([brand, english], 'latin')).toEqual([brand, english]);
  expect(fontsFor([brand, english], 'arabic')).toEqual([brand]);
});

it('a design with an uploaded font declares its file, its weights and its letters', () => {
  const style = designStyle({ 'font-latin': 'font-7', 'font-arabic': 'font-7' }, [brand]);
  expect(style).toContain(
    '@font-face{font-family:"font-7 latin";src:url(/media/fonts/0123-brand-latin.woff2) format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0000-00FF',
  );
  expect(style).toContain('font-family:"font-7 arabic"');
  expect(style).toContain('font-weight:400;font-display:swap;unicode-range:U+0600-06FF');
  expect(style).toContain(':root{--font:"Dirham","font-7 latin","font-7 arabic",A1');
  expect(style).toContain('--word:0em');
});

it('its fallbacks have its width', () => {
  const style = fallbackStyle(fontsOf({ 'font-latin': 'font-7' }, [brand]), 'en');
  expect(style).toContain('local(Arial),local(Liberation Sans);size-adjust:82.15%;ascent-override:121.72%');
  expect(style).toContain('--font:"Dirham","font-7 latin","Readex Pro Variable",A1');
});

it('a font that was deleted or lacks the letters is replaced by the default one', () => {
  expect(fontsOf({ 'font-latin': 'font-9' }, [brand]).latin.family).toBe('Instrument Sans Variable');
  expect(fontsOf({ 'font-arabic': 'font-8' }, [english]).arabic.family).toBe('Readex Pro Variable');
  expect(unknownFont({ 'font-arabic': 'font-8' }, [english])).toBe('font-arabic');
  expect(unknownFont({ 'font-latin': 'font-8', 'font-arabic': 'cairo' }, [english])).toBeNull();
  const earlier = { ground: '#ffffff', 'font-latin': 'font-9', 'font-arabic': 'font-8' };
  expect(withoutDeleted(earlier, [english])).toEqual({ ground: '#ffffff' });
});

it('a font is used by the tokens that name it', () => {
  expect(tokensWith({ 'font-latin': 'font-7', 'font-arabic': 'cairo' }, brand.id)).toEqual(['font-latin']);
  expect(tokensWith({ 'font-latin': 'font-70' }, brand.id)).toEqual([]);
  expect(fontKey(brand.id)).toBe('font-7');
});

it.each([
  ['font-latin', 'font-7', true],
  ['font-latin', 'font-0', false],
  ['font-latin', 'font-7"}', false],
  ['button-shape', 'font-7', false],
])('%s may be %s: %s', (token, value, isAllowed) => {
  expect(parseDesign({ [token]: value }).ok).toBe(isAllowed);
});

it.each([
  [0x0, true],
  [0x2, false],
  [0x4, true],
  [0x8, true],
  // Of several permissions, the least restrictive counts.
  [0x6, true],
  [0x100, false],
  [0x108, false],
  [0x200, false],
])('fsType %i lets a font be embedded: %s', (embedding, isAllowed) => {
  expect(mayEmbed(embedding)).toBe(isAllowed);
});

it('missing letters are found; samples use only required letters', () => {
  const all = new Set([...SCRIPT_FACTS.arabic.needed].map((letter) => letter.codePointAt(0) ?? 0));
  expect(missingIn('arabic', all)).toEqual([]);
  all.delete('ض'.codePointAt(0) ?? 0);
  expect(missingIn('arabic', all)).toEqual(['ض']);
  for (const { sample, needed } of Object.values(SCRIPT_FACTS))
    for (const letter of sample.join('').replaceAll(' ', '')) expect(needed).toContain(letter);
});

it('a stored file is named by a hash of its content and the font’s name', () => {
  const digest = 'abcdef0123456789abcdef';
  expect(fontFileName('Marhaba Sans', 'latin', digest)).toBe(
    'fonts/abcdef0123456789-marhaba-sans-latin.woff2',
  );
  expect(fontFileName('../خط', 'arabic', digest)).toBe('fonts/abcdef0123456789-arabic.woff2');
});
