import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const COMMENT = /\/\*[\s\S]*?\*\//g;
const SELECTORS = /([^{}]+)\{/g;
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g;
const ANY_ELEMENT = /:has[^,]*[\s>+~]\*(?:::?[\w-]+)?\s*$/;

/** Selectors with `:has` whose last part matches any element. */
function restylingAll(sheet: string): string[] {
  const lists = [...sheet.replace(COMMENT, '').matchAll(SELECTORS)].map(([, list = '']) => list);
  const plain = lists.flatMap((list) => list.replace(ARGUMENTS, '').split(','));
  return plain.map((selector) => selector.trim()).filter((selector) => ANY_ELEMENT.test(selector));
}

it('selectors with :has end in named elements, so that a change does not restyle the whole page', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const selectors = sheets.flatMap((name) => restylingAll(readFileSync(join(SRC, name), 'utf8')));
  expect(sheets.length).toBeGreaterThan(50);
  expect(selectors).toEqual([]);
});

/** Selectors with which any change re-evaluates the whole page. */
const OF_THE_PAGE = /(?:^|[\s>,(])(?:html|body|:root)\S*:has\(/;

it('the stylesheet of every page has no :has on html, body or :root', () => {
  const sheets = globSync('{*,components/*/*}.css', { cwd: import.meta.dirname });
  const files = sheets.filter((name) =>
    OF_THE_PAGE.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(files).toEqual([]);
});

it.each([
  ['.list:has(> :nth-child(3)) > * { flex: 1; }', 1],
  ['.list:has(> :is(.a, .b)) *::before { color: red; }', 1],
  ['.list:has(> :nth-child(3)) > li, .list > * { flex: 1; }', 0],
])('%s', (sheet, selectors) => {
  expect(restylingAll(sheet)).toHaveLength(selectors);
});
