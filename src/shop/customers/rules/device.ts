/** A browser and its system by their common names; null if unknown. */
export type Device = Readonly<{ browser: string | null; system: string | null }>;

/** The first that matches wins: many browsers carry the names of others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstIn(agent: string, names: typeof BROWSERS): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
}

/** What a signed-in browser is called in the list of sessions. */
export function deviceOf(agent: string): Device {
  return { browser: firstIn(agent, BROWSERS), system: firstIn(agent, SYSTEMS) };
}
