export const messages = {
  en: { name: 'Button', description: 'A link that looks like a button.', fields: { look: 'Look' } },
  ar: { name: 'زر', description: 'رابط على شكل زر.', fields: { look: 'الشكل' } },
};
