import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import type { RefusalReply } from '#kernel/refusal.ts';
import { wordsIn } from '#messages';
import { refusals as arabic } from '#messages/ar/refusals/refusals.ts';
import { refusals as english } from '#messages/en/refusals/refusals.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import type { Words } from '#messages/words.ts';
import { refusalReplies } from '#shop/refusals.ts';
import { documentedStatus, REFUSAL_CODES } from '../refusals-document.ts';

/** Every text of a tree by its key; plural forms share one. */
function sentences(words: Words, path = ''): [key: string, sentence: string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name.replace(/_(zero|one|two|few|many|other)$/, ''), value] as [string, string]]
      : sentences(value, `${path}${name}.`),
  );
}

const SAID = [...sentences(english), ...sentences(arabic)];

function factsIn(code: string): string[] {
  const texts = SAID.filter(([key]) => key === code).map(([, text]) => text);
  const names = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].filter((name) => name !== 'count').sort();
}

/** Facts that choose a plural form without appearing in the text. */
const COUNTED = ['count', 'goods', 'left', 'minutes', 'seconds'];

it('SV-02 docs/refusals.md lists every refusal with its status, and no other', () => {
  const statuses = REFUSAL_CODES.map((code) => [code, refusalReplies[code].status]);
  expect(documentedStatus).toEqual(Object.fromEntries(statuses));
});

it('BO-01 every changed-meanwhile refusal is a 409 with the same message', () => {
  for (const code of REFUSAL_CODES.filter((one) => one.endsWith('.changed-meanwhile'))) {
    expect(refusalReplies[code].status, code).toBe(409);
    expect(wordsIn('en')(refusalKey(code)), code).toMatch(/^Another staff member changed this.*\. /);
    expect(wordsIn('ar')(refusalKey(code)), code).toMatch(/^غيّر عضو آخر من الفريق .*\. /);
  }
});

describe.each(REFUSAL_CODES)('%s', (code) => {
  it('SV-02 has a message in English and Arabic', () => {
    for (const language of LANGUAGES) {
      const sentence = wordsIn(language)(refusalKey(code), { count: 3 });
      expect(sentence).not.toBe(code);
      expect(sentence.length).toBeGreaterThan(5);
    }
  });

  it('SV-02 has exactly the facts of its message', () => {
    const { facts = [] }: RefusalReply = refusalReplies[code];
    expect(facts).toEqual(expect.arrayContaining(factsIn(code)));
    expect(facts.filter((fact) => !COUNTED.includes(fact)).toSorted()).toEqual(
      factsIn(code).filter((fact) => !COUNTED.includes(fact)),
    );
  });
});
