import { describe, expect, it } from 'vitest';
import { isMeant, mentionQuery, mentionsIn } from './mentions.ts';

const namesIn = (text: string, names: readonly string[]) => mentionsIn(text, names).map(({ name }) => name);

describe('mentions', () => {
  it('are an @ and a name, in any case and before any punctuation', () => {
    expect(mentionsIn('Please call, @mona haddad!', ['Mona Haddad'])).toEqual([
      { start: 13, end: 25, name: 'Mona Haddad' },
    ]);
    expect(namesIn('@منى، اتصلي بالعميل', ['منى'])).toEqual(['منى']);
  });

  it('take the longer of two names that begin the same', () => {
    expect(namesIn('@Mona Haddad and @Mona', ['Mona', 'Mona Haddad'])).toEqual(['Mona Haddad', 'Mona']);
  });

  it('are not the @ of an email address, nor a part of a longer word', () => {
    expect(namesIn('sara@mona.example, @Monaco, @', ['Mona'])).toEqual([]);
  });

  it('are written from the @ to the caret, in one line', () => {
    expect(mentionQuery('ask @Mo')).toBe('Mo');
    expect(mentionQuery('ask @')).toBe('');
    expect(mentionQuery('sara@example')).toBeNull();
    expect(mentionQuery('@Mona\nnext')).toBeNull();
    expect(mentionQuery('nobody')).toBeNull();
  });

  it('are found by the beginning of any word of the name', () => {
    expect(['mo', 'HAD', '', 'mona h'].map((typed) => isMeant('Mona Haddad', typed))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isMeant('Mona Haddad', 'ona')).toBe(false);
  });
});
