export const messages = {
  en: {
    name: 'Banner',
    description: 'A dark section across the page with a picture, a few figures and one button.',
    fields: { facts: 'Figures', 'facts.label': 'What the figure is', link: 'Button' },
  },
  ar: {
    name: 'شريط عريض',
    description: 'قسم داكن بعرض الصفحة مع صورة وبعض الأرقام وزر واحد.',
    fields: { facts: 'الأرقام', 'facts.label': 'ما يعنيه الرقم', link: 'الزر' },
  },
};
