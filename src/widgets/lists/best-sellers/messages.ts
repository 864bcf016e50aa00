export const messages = {
  en: {
    name: 'Bestsellers',
    description: 'The products that sell best and are in stock.',
    fields: { heading: 'Heading; empty for the store’s own' },
  },
  ar: {
    name: 'الأكثر مبيعًا',
    description: 'المنتجات الأكثر مبيعًا والمتوفرة.',
    fields: { heading: 'العنوان؛ فارغ لعنوان المتجر' },
  },
};
