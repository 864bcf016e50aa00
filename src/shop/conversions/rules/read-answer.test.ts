import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const SECRET = 'EAAB s+cr/t=%&';
const refusal = (message: string) => readAnswer(400, JSON.stringify({ error: { message } }), SECRET).text;

it('AN-10 a secret in a service’s answer is removed, plain or URL-encoded', () => {
  const quoted = [
    SECRET,
    encodeURIComponent(SECRET),
    new URLSearchParams({ '': SECRET }).toString().slice(1),
  ];
  for (const secret of quoted)
    expect(refusal(`Malformed access token ${secret} (${secret}).`), secret).toBe(
      'Malformed access token … (…).',
    );
});

it('AN-10 no part of a secret stays where a long text is cut', () => {
  expect(refusal(`${'x'.repeat(292)} ${SECRET}`)).toBe(`${'x'.repeat(292)} …`);
});

it('AN-11 other text of a service is unchanged', () => {
  expect(refusal('Invalid parameter: event_id')).toBe('Invalid parameter: event_id');
  expect(readAnswer(503, '', SECRET)).toEqual({ isTaken: false, mayTryAgain: true, text: '' });
});
