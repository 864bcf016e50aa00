export const messages = {
  en: {
    name: 'Logo',
    description: 'The store’s logo, linked to the home page.',
    fields: { scheme: 'Stands on' },
  },
  ar: {
    name: 'الشعار',
    description: 'شعار المتجر مع رابط إلى الصفحة الرئيسية.',
    fields: { scheme: 'على خلفية' },
  },
};
