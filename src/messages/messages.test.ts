import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as ar from './ar/index.ts';
import * as en from './en/index.ts';
import type { Words } from './words.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

function leaves(words: Words, path = ''): Map<string, string> {
  const textsByKey = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') textsByKey.set(here, value);
    else for (const [deeper, text] of leaves(value, here)) textsByKey.set(deeper, text);
  }
  return textsByKey;
}

function keysOf(words: Words): string[] {
  return [...new Set([...leaves(words).keys()].map((key) => key.replace(PLURAL, '')))].sort();
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
}

describe.each(Object.keys(en) as (keyof typeof en)[])('the texts of %s', (namespace) => {
  it('SV-02 have the same keys in English and Arabic', () => {
    expect(keysOf(ar[namespace])).toEqual(keysOf(en[namespace]));
  });

  it('SV-02 have the same placeholders in both languages', () => {
    const english = leaves(en[namespace]);
    for (const [key, text] of leaves(ar[namespace])) {
      const counterpart = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      const extra = namesIn(text).filter((name) => !namesIn(counterpart).includes(name));
      expect(extra, key).toEqual([]);
    }
  });

  it('have every Arabic plural form', () => {
    const arabic = leaves(ar[namespace]);
    const plurals = [...arabic.keys()]
      .filter((key) => PLURAL.test(key))
      .map((key) => key.replace(PLURAL, ''));
    for (const key of new Set(plurals)) {
      expect(
        ARABIC_FORMS.filter((form) => !arabic.has(`${key}_${form}`)),
        key,
      ).toEqual([]);
    }
  });

  it('have masked numbers that stay left to right in Arabic', () => {
    const masked = [...leaves(ar[namespace])].filter(([, text]) => text.includes('•'));
    expect(masked.filter(([, text]) => !text.includes('\u2066•'))).toEqual([]);
  });
});

it('BO-05 exist for every key that pages, mails and answers use', () => {
  const source = join(import.meta.dirname, '..');
  const known = new Set(
    Object.entries(en).flatMap(([namespace, words]) => keysOf(words).map((key) => `${namespace}:${key}`)),
  );
  const missing = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\bt\(\s*'([a-zA-Z]+:[\w.-]+)'/g)].flatMap(
      ([, key = '']) => (known.has(key) ? [] : [`${file}: ${key}`]),
    ),
  );
  expect(missing).toEqual([]);
});
