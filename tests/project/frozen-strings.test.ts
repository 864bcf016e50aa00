import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as frozen from './frozen-strings.ts';

const root = join(import.meta.dirname, '../..');

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
}

const source = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
  .map((file) => withoutComments(readFileSync(join(root, file), 'utf8')))
  .join('\n');

/** Every word that names consist of, with parts like `filter_` before a placeholder. */
const names = new Set(source.match(/[\w-]+/g));
const prefixes = new Set([...source.matchAll(/([\w-]+[-_])\$\{/g)].map(([, prefix]) => prefix));

const isText = (text: string) => ["'", '`', '"'].some((quote) => source.includes(`${quote}${text}`));
const isWholeText = (text: string) => source.includes(`'${text}'`) || source.includes(`\`${text}:`);
const isName = (name: string) => names.has(name) || prefixes.has(name) || isText(name);

const { TEXTS, ADDRESSES, SETTINGS, ...NAMES } = frozen;

it('ER-01 ER-02 every text of the specification is unchanged', () => {
  expect(TEXTS.filter((text) => !isWholeText(text))).toEqual([]);
});

it('every setting of the checklist exists', () => {
  expect(SETTINGS.filter((key) => !source.includes(`'${key}': define`))).toEqual([]);
});

it('RT-01 RT-02 CF-02 every public path exists', () => {
  expect(ADDRESSES.filter((address) => !source.includes(address))).toEqual([]);
});

it.each(Object.entries(NAMES))('CA-08 every public name of %s exists', (_kind, list) => {
  expect(list.filter((name) => !isName(name))).toEqual([]);
});
