import { expect, test } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION, isGranted, parseConsent, toConsent } from './consent.ts';

const AT = 1_764_000_000_000;

test('only the necessary purpose is granted before an answer', () => {
  expect(isGranted(null, 'necessary')).toBe(true);
  for (const purpose of CONSENT_PURPOSES) expect(isGranted(null, purpose)).toBe(false);
});

test('consent is per purpose', () => {
  const consent = toConsent(['functional'], AT);
  expect(CONSENT_PURPOSES.filter((purpose) => isGranted(consent, purpose))).toEqual(['functional']);
});

test('a refusal of all is an answer', () => {
  expect(parseConsent(JSON.stringify(toConsent([], AT)))).toEqual({
    version: CONSENT_VERSION,
    at: AT,
    granted: [],
  });
});

test('a stored answer parses back', () => {
  const consent = toConsent(['marketing', 'functional'], AT);
  expect(consent.granted).toEqual(['functional', 'marketing']);
  expect(parseConsent(JSON.stringify(consent))).toEqual(consent);
});

test('an answer to another version is asked for again', () => {
  const older = { ...toConsent(['functional'], AT), version: CONSENT_VERSION - 1 };
  expect(parseConsent(JSON.stringify(older))).toBeNull();
});

test.each([null, '', '{', 'null', '[]', '7', '{"version":1}', '{"version":1,"at":"now","granted":[]}'])(
  'stored text %j is not an answer',
  (stored) => expect(parseConsent(stored)).toBeNull(),
);

test('purposes the shop does not know are dropped', () => {
  expect(
    parseConsent(JSON.stringify({ version: CONSENT_VERSION, at: AT, granted: ['all', 'analytics', 3] }))
      ?.granted,
  ).toEqual(['analytics']);
});
