import { describe, expect, it } from 'vitest';
import { EMPTY_PRODUCT } from '../empty-draft.ts';
import { missingTexts } from './missing-texts.ts';

const draft = {
  ...EMPTY_PRODUCT,
  name: { en: 'Case', ar: '' },
  description: { en: '<p>Soft</p>', ar: '<p>&nbsp;</p>' },
  shortDescription: { en: '', ar: 'ناعم' },
};

describe('texts of a product', () => {
  it('BO-01 a name and a description are missing in a language without them', () => {
    expect(missingTexts(draft, 'ar')).toEqual(['name', 'description']);
    expect(missingTexts(EMPTY_PRODUCT, 'en')).toEqual(['name', 'description']);
  });

  it('BO-01 other texts are missing only where the other language has them', () => {
    expect(missingTexts(draft, 'en')).toEqual(['shortDescription']);
    const seo = { title: { en: 'Soft case', ar: '' }, description: { en: '', ar: '' } };
    expect(missingTexts({ ...draft, seo }, 'ar')).toEqual(['name', 'description', 'seo.title']);
  });
});
