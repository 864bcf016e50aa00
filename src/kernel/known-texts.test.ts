import { expect, test } from 'vitest';
import { knownTexts } from './known-texts.ts';

test('a text is worked out once, and again when too many others came between', () => {
  const asked: string[] = [];
  const lengthOf = knownTexts(2, (text) => {
    asked.push(text);
    return text.length;
  });
  expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5]);
  expect(asked).toEqual(['one', 'three']);
  expect(['seven', 'one'].map(lengthOf)).toEqual([5, 3]);
  expect(asked).toEqual(['one', 'three', 'seven', 'one']);
});
