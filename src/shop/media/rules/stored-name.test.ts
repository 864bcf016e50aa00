import { expect, test } from 'vitest';
import { stemOf, storedFileName, storedFileNamePattern } from './stored-name.ts';

const SHA = '0123456789abcdef'.repeat(4);

test.each([
  ['orv-duo-graphite-1.jpg', 'orv-duo-graphite-1'],
  ['images/ORV Duo (1).JPG', 'orv-duo-1'],
  ['C:\\pictures\\two.png', 'two'],
  ['صورة.png', 'picture'],
])('%s has the stem %s', (fileName, stem) => {
  expect(stemOf(fileName)).toBe(stem);
});

test('a picture is found by its original name, not by a part of it', () => {
  const file = storedFileName('images/two.png', SHA, 'png');
  expect(file).toBe('01/0123456789ab-two.png');
  expect(file).toMatch(new RegExp(storedFileNamePattern('elsewhere/two.jpg')));
  expect(storedFileName('one-two.png', SHA, 'png')).not.toMatch(new RegExp(storedFileNamePattern('two.png')));
});
