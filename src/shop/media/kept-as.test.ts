import { expect, test } from 'vitest';
import { keptAs, keptNames, stemOf } from './kept-as.ts';

const SHA = '0123456789abcdef'.repeat(4);

test.each([
  ['orv-duo-graphite-1.jpg', 'orv-duo-graphite-1'],
  ['images/ORV Duo (1).JPG', 'orv-duo-1'],
  ['C:\\pictures\\two.png', 'two'],
  ['صورة.png', 'picture'],
])('%s is known as %s', (fileName, stem) => {
  expect(stemOf(fileName)).toBe(stem);
});

test('a picture is found by the name it came under, and by no part of it', () => {
  const file = keptAs('images/two.png', SHA, 'png');
  expect(file).toBe('01/0123456789ab-two.png');
  expect(file).toMatch(new RegExp(keptNames('elsewhere/two.jpg')));
  expect(keptAs('one-two.png', SHA, 'png')).not.toMatch(new RegExp(keptNames('two.png')));
});
