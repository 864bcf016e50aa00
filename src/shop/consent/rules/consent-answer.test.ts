import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '#kernel/web/consent/consent.ts';
import { parseConsentAnswer } from './consent-answer.ts';

const ANSWER = {
  id: '0123456789abcdef0123456789abcdef',
  version: CONSENT_VERSION,
  granted: ['functional', 'marketing'],
  language: 'ar',
  signal: false,
};

test('AN-10 an answer by purpose is parsed as sent', () =>
  expect(parseConsentAnswer(ANSWER)).toEqual(ANSWER));

test.each([
  null,
  'all',
  { ...ANSWER, id: 'Sara' },
  { ...ANSWER, id: ANSWER.id.toUpperCase() },
  { ...ANSWER, version: CONSENT_VERSION + 1 },
  { ...ANSWER, granted: ['everything'] },
  { ...ANSWER, granted: ['marketing', 'marketing'] },
  { ...ANSWER, granted: 'marketing' },
  { ...ANSWER, language: 'fr' },
  { ...ANSWER, signal: 'yes' },
  { ...ANSWER, email: 'sara@example.com' },
])('%j is not an answer', (sent) => expect(parseConsentAnswer(sent)).toBeNull());
