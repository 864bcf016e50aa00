import { expect, it } from 'vitest';
import { exactPattern } from './exact-pattern.ts';

const matches = (text: string, texts: readonly string[]) =>
  text.replace(new RegExp(exactPattern(texts) ?? '$^', 'gi'), '…');

it.each([
  ['To Noor (noor@example.com), …', ['Noor (noor@example.com)'], 'To …, …'],
  ['<p>It&#x27;s yours &amp; mine</p>', ["It's yours & mine"], '<p>…</p>'],
  ['1 + 1 = 2?', ['1 + 1 = 2?'], '…'],
  ['Noor, Noor (a)', ['Noor', 'Noor (a)'], '…, …'],
  ['Hi, this is it', ['hi'], '…, this is it'],
  ['Nothing', ['', ' '], 'Nothing'],
])('CU-03 finds a text as typed and as escaped HTML: %s', (text, texts, rest) => {
  expect(matches(text, texts)).toBe(rest);
});
