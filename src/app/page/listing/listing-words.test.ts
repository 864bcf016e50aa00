import { expect, it } from 'vitest';
import type { CategoryId } from '#kernel/ids.ts';
import type { Category } from '#shop/catalogue';
import { listingWords } from './listing-words.ts';

const category: Category = {
  ...{
    id: 5 as CategoryId,
    slug: 'cases',
    parentId: null,
    image: null,
    path: '/category/cases/',
    children: [],
  },
  name: { en: 'Cases', ar: 'حافظات' },
  description: { en: 'Soft and hard', ar: 'ناعمة وصلبة' },
  seo: { title: { en: 'Cases for devices' }, description: { en: '' } },
};
const place = { kind: 'category' as const, placed: { category, ancestors: [] }, tree: [category] };

it('BO-01 search engines get a category’s meta title and description in its language, else its name and description', () => {
  const { title, meta } = listingWords({ place, language: 'en', search: '', tree: [category] });
  expect(title).toBe('Cases');
  expect(meta).toEqual({ title: 'Cases for devices', description: 'Soft and hard' });
  const arabic = listingWords({ place, language: 'ar', search: '', tree: [category] });
  expect(arabic.meta).toEqual({ title: 'حافظات', description: 'ناعمة وصلبة' });
});
