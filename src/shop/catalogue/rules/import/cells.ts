import { tz } from '@date-fns/tz';
import { endOfDay, isValid, parse } from 'date-fns';
import { toWesternDigits } from '#kernel/address/phone.ts';
import type { Localized } from '#kernel/language.ts';
import { parsePrice } from '#kernel/money.ts';
import { isWebAddress } from '#kernel/web/addresses/web-address.ts';

/** Why a cell is refused. */
export type CellReason =
  | 'unknown-type'
  | 'not-a-boolean'
  | 'not-a-number'
  | 'not-a-price'
  | 'not-a-date'
  | 'not-a-web-address'
  | 'unknown-value'
  | 'missing'
  | 'too-long';

/** A parsed cell, or the reason why it is refused. */
export type Cell<T> = { ok: true; value: T } | { ok: false; reason: CellReason };

const given = <T>(value: T): Cell<T> => ({ ok: true, value });
const wrong = (reason: CellReason): { ok: false; reason: CellReason } => ({ ok: false, reason });

const YES = new Set([
  '1',
  'yes',
  'true',
  'y',
  'ja',
  'oui',
  'si',
  'sí',
  'sim',
  'да',
  'نعم',
  'evet',
  'on',
  'wahr',
  'vrai',
]);
const NO = new Set([
  '0',
  'no',
  'false',
  'n',
  'nein',
  'non',
  'não',
  'nao',
  'нет',
  'لا',
  'hayır',
  'off',
  'falsch',
  'faux',
  '',
]);

/** Parses yes/no values of spreadsheets in several languages. */
export function parseBoolean(text: string): Cell<boolean> {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return given(true);
  return NO.has(word) ? given(false) : wrong('not-a-boolean');
}

export function parseWhole(text: string): Cell<number | null> {
  const word = toWesternDigits(text).trim();
  if (word === '') return given(null);
  return /^-?\d{1,9}(\.0+)?$/.test(word) ? given(Number.parseInt(word, 10)) : wrong('not-a-number');
}

/** A number such as a weight, stored as written. */
export function parseMeasure(text: string): Cell<string | null> {
  const word = text.trim();
  if (word === '') return given(null);
  return /^\d{1,7}(\.\d{1,6})?$/.test(word) ? given(word) : wrong('not-a-number');
}

/** @returns whole fils; null for an empty cell, which means no price */
export function parsePriceCell(text: string): Cell<number | null> {
  if (text.trim() === '') return given(null);
  const price = parsePrice(text);
  return price === null ? wrong('not-a-price') : given(price.minor);
}

const FORMS = [
  'yyyy-MM-dd',
  'yyyy-MM-dd HH:mm',
  'yyyy-MM-dd HH:mm:ss',
  "yyyy-MM-dd'T'HH:mm:ss",
  'dd/MM/yyyy',
];

/** PostgreSQL reads the years 1 to 9999 of ISO text. */
const STORABLE = /^(?!0000)\d{4}-/;

function hasZone(word: string): boolean {
  return /(Z|[+-]\d\d:?\d\d)$/.test(word) && isValid(new Date(word));
}

/**
 * Parses a date or timestamp in the shop's time zone.
 *
 * @param zone e.g. `Asia/Dubai`
 * @param edge whether a date means its first or its last moment
 * @returns ISO text in UTC
 */
export function parseMoment(text: string, zone: string, edge: 'start' | 'end'): Cell<string | null> {
  const word = text.trim();
  if (word === '') return given(null);
  if (hasZone(word)) {
    const moment = new Date(word).toISOString();
    return STORABLE.test(moment) ? given(moment) : wrong('not-a-date');
  }
  for (const form of FORMS) {
    const moment = parse(word, form, new Date(0), { in: tz(zone) });
    if (!isValid(moment)) continue;
    const isDay = !form.includes('HH');
    return given(new Date((isDay && edge === 'end' ? endOfDay(moment) : moment).getTime()).toISOString());
  }
  return wrong('not-a-date');
}

/** Splits at commas, but not at escaped ones, `\,`. */
export function splitList(text: string, separator = ','): string[] {
  return text
    .split(new RegExp(`(?<!\\\\)${separator}`))
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}

/** `Devices > Orveta, Gifts` becomes `[['Devices', 'Orveta'], ['Gifts']]`. */
export function parseCategoryPaths(text: string): string[][] {
  return splitList(text)
    .map((path) =>
      path
        .split('>')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .filter((path) => path.length > 0);
}

/**
 * Reverses WooCommerce's escapes: line breaks as `
 * `, and the apostrophe before formulas.
 */
export function parseText(text: string): string {
  const unguarded = /^'[=+\-@\t]/.test(text) ? text.slice(1) : text;
  return unguarded.replaceAll('\\n', '\n').replaceAll('\\t', '\t').trim();
}

/** SKUs of variations: `ORV-DUO-SAGE | KOV-BAR-INK` */
export function parseReferences(text: string): Cell<string[]> {
  const refs = text.split('|').map((ref) => ref.trim());
  return given(refs.filter((ref) => ref !== ''));
}

/** A URL; empty for none. */
export function parseWebAddress(text: string): Cell<string> {
  const address = parseText(text);
  return address === '' || isWebAddress(address) ? given(address) : wrong('not-a-web-address');
}

/** The maximum length of SKU and quantity. */
const LONGEST_PART = 200;

/** `ORV-DUO x2 | ACC-CLEAN x1` */
export function parseBundle(text: string): Cell<{ ref: string; quantity: number }[]> {
  const parts = text.split('|').map((part) => {
    const trimmed = part.trim();
    return trimmed.length > LONGEST_PART ? null : /^(.+?)\s+x(\d{1,4})$/.exec(trimmed);
  });
  const read = parts.flatMap((match) => (match ? [{ ref: match[1] ?? '', quantity: Number(match[2]) }] : []));
  const isWhole =
    text.trim() === '' || (read.length === parts.length && read.every(({ quantity }) => quantity > 0));
  return isWhole ? given(read) : wrong('unknown-value');
}

export function parseChoice<T extends string>(choices: Readonly<Record<string, T>>) {
  return (text: string): Cell<T> => {
    const choice = choices[text.trim().toLowerCase()];
    return choice === undefined ? wrong('unknown-value') : given(choice);
  };
}

export function inEnglish(text: string): Localized {
  return { en: text };
}
