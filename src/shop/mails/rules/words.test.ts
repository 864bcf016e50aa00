import { describe, expect, it } from 'vitest';
import { mailTextsIn } from '#messages';
import { MAIL_TEMPLATES, TEMPLATE_NAMES } from './templates.ts';
import { checkWords, fillPieces, fillText, paragraphsOf } from './words.ts';

describe.each(['en', 'ar'] as const)('the default texts in %s', (language) => {
  it.each(TEMPLATE_NAMES)('OR-03 the texts of %s pass their own validation', (template) => {
    const words = mailTextsIn(language)[template];
    expect(checkWords(template, words)).toEqual({ ok: true, value: words });
  });
});

it('OR-03 fills placeholders and removes empty ones', () => {
  expect(fillText('Hello {{name}}', { name: 'Sara' })).toBe('Hello Sara');
  expect(fillText('Hello {{name}}', { name: '' })).toBe('Hello');
  expect(fillText('Still thinking, {{name}}?', {})).toBe('Still thinking?');
  expect(fillPieces('A {{number}} b', { number: '7' })).toEqual([
    { text: 'A ', isFact: false },
    { text: '7', isFact: true },
    { text: ' b', isFact: false },
  ]);
});

it('OR-03 inserts values literally', () => {
  expect(fillText('{{name}}', { name: '{{number}}', number: '7' })).toBe('{{number}}');
});

it('OR-03 normalises texts', () => {
  const typed = { subject: ' New\r\norder  {{ number }} ', opening: 'One\r\n\r\n\r\n  Two ' };
  const saved = checkWords('order-packed', typed);
  expect(saved).toEqual({ ok: true, value: { subject: 'New order {{number}}', opening: 'One\n\nTwo' } });
  expect(paragraphsOf('One\n\nTwo')).toEqual(['One', 'Two']);
});

it.each([
  [{ subject: 'Hi {{total}}' }, { code: 'mails.unknown-placeholder', name: 'total' }],
  [{ closing: 'Hi {{name' }, { code: 'mails.unknown-placeholder', name: '{{' }],
  [{ heading: '  ' }, { code: 'mails.words-missing', part: 'heading' }],
  [{ subject: 'x'.repeat(151) }, { code: 'mails.words-long', part: 'subject', most: 150 }],
])('OR-03 refuses %o with its reason', (words, refusal) => {
  expect(checkWords('order-packed', words)).toMatchObject({ ok: false, refusal });
});

it('OR-03 lists the placeholders of a mail when another was used', () => {
  expect(checkWords('order-packed', { subject: '{{amount}}' })).toMatchObject({
    refusal: { part: 'subject', allowed: MAIL_TEMPLATES['order-packed'] },
  });
});
