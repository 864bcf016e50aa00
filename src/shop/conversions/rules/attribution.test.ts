import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '#kernel/web/consent/consent.ts';
import { readAttribution } from './attribution.ts';
import { withoutUnused } from './services.ts';

const COOKIES = [
  '_ga=GA1.1.1234567890.1700000000',
  '_ga_TEST12345=GS2.1.s1764100000$o3$g1$t1764100100$j60$l0$h0',
  '_fbp=fb.1.1700000000123.987654321',
  '_fbc=fb.1.1700000000456.IwAR0abc_-DEF',
];

const answered = (granted: readonly string[]) =>
  JSON.stringify({ version: CONSENT_VERSION, at: 1, granted, id: 'a'.repeat(32) });

const read = (consent: unknown, cookies: readonly string[] = COOKIES, googleTag = 'G-TEST12345') =>
  readAttribution({ consent, cookie: cookies.join('; '), userAgent: 'Mozilla/5.0', googleTag });

const NOTHING = { clientId: null, sessionId: null, fbp: null, fbc: null, userAgent: null };

it.each([
  undefined,
  null,
  '',
  'yes',
  '{}',
  JSON.stringify({ version: CONSENT_VERSION - 1, at: 1, granted: ['analytics'] }),
])('AN-10 an order with %j has no consent, and no browser data is stored', (consent) => {
  expect(read(consent)).toEqual({ granted: [], isStaff: false, ...NOTHING });
});

it('AN-10 only the data of granted purposes is stored', () => {
  const google = { clientId: '1234567890.1700000000', sessionId: '1764100000' };
  const meta = {
    fbp: 'fb.1.1700000000123.987654321',
    fbc: 'fb.1.1700000000456.IwAR0abc_-DEF',
    userAgent: 'Mozilla/5.0',
  };
  expect(read(answered(['analytics']))).toMatchObject({ ...NOTHING, ...google, granted: ['analytics'] });
  expect(read(answered(['marketing']))).toMatchObject({ ...NOTHING, ...meta, granted: ['marketing'] });
});

it('AN-11 the session is parsed from both cookie formats and no others', () => {
  const all = answered(['analytics', 'marketing']);
  expect(read(all, ['_ga_TEST12345=GS1.1.1764100000.3.1.1764100100.60.0.0']).sessionId).toBe('1764100000');
  const wrong = ['_ga=<script>', '_ga_X=GS9', '_fbp=1', '_fbc=fb.1.1700000000456.a b', 'x_ga=GA1.1.1.1'];
  expect(read(all, wrong)).toMatchObject({ ...NOTHING, userAgent: 'Mozilla/5.0' });
});

it('AN-11 the session is that of the configured stream, not of others', () => {
  const all = answered(['analytics']);
  const cookies = ['_ga_OTHER=GS2.1.s1111111111$o1', '_ga_TEST12345=GS2.1.s1764100000$o3'];
  expect(read(all, cookies).sessionId).toBe('1764100000');
  expect(read(all, cookies.slice(0, 1)).sessionId).toBeNull();
  for (const tag of ['', 'AW-TEST12345', 'GT-TEST12345'])
    expect(read(all, cookies, tag).sessionId, tag).toBeNull();
});

it('AN-10 no browser data is stored for a service that is not in use', () => {
  const known = read(answered(['analytics', 'marketing']));
  const google = { clientId: '1234567890.1700000000', sessionId: '1764100000' };
  const meta = { fbp: known.fbp, fbc: known.fbc, userAgent: 'Mozilla/5.0' };
  const { granted, isStaff } = known;
  expect(withoutUnused(known, ['google', 'meta'])).toEqual(known);
  expect(withoutUnused(known, ['google'])).toEqual({ granted, isStaff, ...NOTHING, ...google });
  expect(withoutUnused(known, ['meta'])).toEqual({ granted, isStaff, ...NOTHING, ...meta });
  expect(withoutUnused(known, [])).toEqual({ granted, isStaff, ...NOTHING });
});

it('AN-10 an order of signed-in staff is marked', () => {
  expect(read(answered([]), ['jamra_staff_hint=1', ...COOKIES]).isStaff).toBe(true);
  expect(read(answered([]), ['jamra_staff_hint=10']).isStaff).toBe(false);
});
