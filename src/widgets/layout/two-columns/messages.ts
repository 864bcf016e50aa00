export const messages = {
  en: {
    name: 'Two columns',
    description: 'Two columns of different widths, below one another on tablets and phones.',
    fields: { ratio: 'Widths', align: 'Columns of different height' },
  },
  ar: {
    name: 'عمودان',
    description: 'عمودان بعرضين مختلفين، أحدهما أسفل الآخر على الأجهزة اللوحية والهواتف.',
    fields: { ratio: 'العرض', align: 'الأعمدة مختلفة الارتفاع' },
  },
};
