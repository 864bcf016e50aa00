import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const SECRET = 'EAAB s+cr/t=%&';
const refusal = (message: string) => readAnswer(400, JSON.stringify({ error: { message } }), SECRET).text;

it('AN-10 a secret that a service quotes is not kept, plain or as it stands in an address', () => {
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

it('AN-10 a secret at the end of a long text leaves no part of it behind', () => {
  expect(refusal(`${'x'.repeat(292)} ${SECRET}`)).toBe(`${'x'.repeat(292)} …`);
});

it('AN-11 other words of a service are kept as they are', () => {
  expect(refusal('Invalid parameter: event_id')).toBe('Invalid parameter: event_id');
  expect(readAnswer(503, '', SECRET)).toEqual({ isTaken: false, mayTryAgain: true, text: '' });
});
