export const messages = {
  en: {
    name: 'Latest articles',
    description: 'A heading, the newest articles and a link to all of them.',
    fields: { more: 'Link to all' },
  },
  ar: {
    name: 'أحدث المقالات',
    description: 'عنوان وأحدث المقالات ورابط إليها جميعًا.',
    fields: { more: 'رابط إلى الكل' },
  },
};
