import { findEntry } from '../find-entry.ts';

/** The codes of the seven emirates. */
export const EMIRATES = ['AZ', 'AJ', 'DU', 'FU', 'RK', 'SH', 'UQ'] as const;
export type Emirate = (typeof EMIRATES)[number];

/** Names and codes of the emirates in lower case, as shops write them. */
const NAMES: Readonly<Record<string, Emirate>> = {
  az: 'AZ',
  auh: 'AZ',
  'abu dhabi': 'AZ',
  أبوظبي: 'AZ',
  'أبو ظبي': 'AZ',
  aj: 'AJ',
  ajm: 'AJ',
  ajman: 'AJ',
  عجمان: 'AJ',
  du: 'DU',
  dxb: 'DU',
  dubai: 'DU',
  دبي: 'DU',
  fu: 'FU',
  fuj: 'FU',
  fujairah: 'FU',
  الفجيرة: 'FU',
  rk: 'RK',
  rak: 'RK',
  'ras al khaimah': 'RK',
  'ras al-khaimah': 'RK',
  'رأس الخيمة': 'RK',
  sh: 'SH',
  shj: 'SH',
  sharjah: 'SH',
  الشارقة: 'SH',
  uq: 'UQ',
  uaq: 'UQ',
  'umm al quwain': 'UQ',
  'umm al-quwain': 'UQ',
  'أم القيوين': 'UQ',
};

/** Parses the code or the name of an emirate, in English or Arabic. @returns null when it is neither */
export function parseEmirate(text: string): Emirate | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^(?:ae|uae)[:-]/, '');
  return findEntry(NAMES, word);
}
