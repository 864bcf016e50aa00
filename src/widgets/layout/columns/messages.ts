export const messages = {
  en: {
    name: 'Columns',
    description: 'Holds other widgets side by side; how many stand in a row is chosen for each device.',
    fields: { columns: 'In a row' },
  },
  ar: {
    name: 'أعمدة',
    description: 'يضم عناصر أخرى جنبًا إلى جنب؛ ويُختار عددها في الصف لكل جهاز.',
    fields: { columns: 'في الصف' },
  },
};
