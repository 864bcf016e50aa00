import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  heading: { en: 'New', ar: 'جديدنا' },
  products: { category: '', orderby: 'date', count: 4 },
  more: { label: { en: 'All products', ar: 'كل المنتجات' }, url: '/shop/' },
};
