export const messages = {
  en: {
    name: 'Icon',
    description: 'An icon with a few words, and a link where it has one.',
    fields: { size: 'Size' },
  },
  ar: { name: 'أيقونة', description: 'أيقونة مع بضع كلمات، ورابط إن وُجد.', fields: { size: 'الحجم' } },
};
