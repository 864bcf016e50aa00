import { expect, it } from 'vitest';
import { partsInWords } from './part-words.ts';

const device = {
  quantity: 1,
  name: { en: 'Orveta Duo', ar: 'أورفيتا دو' },
  options: [{ value: { en: 'Sage', ar: 'مريمي' } }],
};

it('ST-06 names a part with its pieces and what was chosen of it, in both languages', () => {
  expect(partsInWords([device, { quantity: 2, name: { en: 'Cedrane Amber' } }], 'en')).toEqual([
    '1 × Orveta Duo, Sage',
    '2 × Cedrane Amber',
  ]);
  expect(partsInWords([device], 'ar')).toEqual(['1 × أورفيتا دو، مريمي']);
});

it('ST-06 says nothing of parts that were sold before their names were kept', () => {
  expect(partsInWords([{ quantity: 3 }], 'en')).toEqual([]);
});
