import { expect, it } from 'vitest';
import { partsInWords } from './part-words.ts';

const device = {
  quantity: 1,
  name: { en: 'Orveta Duo', ar: 'أورفيتا دو' },
  options: [{ value: { en: 'Sage', ar: 'مريمي' } }],
};

it('ST-06 formats a part with quantity and options, in both languages', () => {
  expect(partsInWords([device, { quantity: 2, name: { en: 'Cedrane Amber' } }], 'en')).toEqual([
    '1 × Orveta Duo, Sage',
    '2 × Cedrane Amber',
  ]);
  expect(partsInWords([device], 'ar')).toEqual(['1 × أورفيتا دو، مريمي']);
});

it('ST-06 omits parts of old orders without names', () => {
  expect(partsInWords([{ quantity: 3 }], 'en')).toEqual([]);
});
