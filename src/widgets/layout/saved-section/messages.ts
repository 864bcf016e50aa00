export const messages = {
  en: {
    name: 'Saved section',
    description: 'A section that is edited in one place and shown in many.',
    fields: { section: 'Section' },
  },
  ar: {
    name: 'قسم محفوظ',
    description: 'قسم يُحرَّر في مكان واحد ويظهر في أماكن كثيرة.',
    fields: { section: 'القسم' },
  },
};
