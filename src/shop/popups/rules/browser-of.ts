import type { Browser } from '../popup.ts';

/** Most browsers name those they descend from as well, so the order decides. */
const SIGNS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera|OPiOS)\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['safari', /\bSafari\//],
];

/** @returns null for a browser that no rule names */
export function browserOf(userAgent: string): Browser | null {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
