export const messages = {
  en: {
    name: 'Tabs',
    description: 'Texts of which one is shown at a time, chosen by its title.',
    fields: { 'items.html': 'Text' },
  },
  ar: {
    name: 'تبويبات',
    description: 'نصوص يظهر واحد منها في كل مرة ويُختار بعنوانه.',
    fields: { 'items.html': 'النص' },
  },
};
