export const messages = {
  en: {
    name: 'Section',
    description: 'Holds other widgets below one another, set apart from the rest of the page.',
    fields: { reach: 'Reaches over', size: 'Space around it' },
  },
  ar: {
    name: 'قسم',
    description: 'يضم عناصر أخرى بعضها تحت بعض، منفصلة عن بقية الصفحة.',
    fields: { reach: 'يمتد على', size: 'المسافة حوله' },
  },
};
