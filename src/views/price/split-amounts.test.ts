import { expect, it } from 'vitest';
import { splitAmounts } from './split-amounts.ts';

it.each([
  ['Free delivery from 250 dirhams.', [{ words: 'Free delivery from ' }, { digits: '250' }, { words: '.' }]],
  ['Up to AED 1,250.50', [{ words: 'Up to ' }, { digits: '1,250.50' }]],
  ['1 dirham or \u20C3 2', [{ digits: '1' }, { words: ' or ' }, { digits: '2' }]],
  ['ابتداءً من 250 درهمًا.', [{ words: 'ابتداءً من ' }, { digits: '250' }, { words: '.' }]],
  ['من 250 إلى 400 درهم', [{ words: 'من 250 إلى ' }, { digits: '400' }]],
  ['Aged 21 and over', [{ words: 'Aged 21 and over' }]],
  ['250 dirhamsome', [{ words: '250 dirhamsome' }]],
  ['', []],
])('GEN-03 finds the amounts of “%s”', (text, pieces) => {
  expect(splitAmounts(text)).toEqual(pieces);
});

it('GEN-03 a sentence continues after its amount', () => {
  expect(splitAmounts('From AED 250, today')).toEqual([
    { words: 'From ' },
    { digits: '250' },
    { words: ', today' },
  ]);
});
