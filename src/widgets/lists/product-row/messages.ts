export const messages = {
  en: {
    name: 'Product row',
    description: 'A heading, some products of a category or of the whole shop, and a link to all of them.',
    fields: { more: 'Link to all' },
  },
  ar: {
    name: 'صف منتجات',
    description: 'عنوان وبعض منتجات فئة أو المتجر كله، ورابط إليها جميعًا.',
    fields: { more: 'رابط إلى الكل' },
  },
};
