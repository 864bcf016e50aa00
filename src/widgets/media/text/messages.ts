export const messages = {
  en: {
    name: 'Text',
    description: 'A text with headings, lists, tables and links.',
    fields: { html: 'Text' },
  },
  ar: { name: 'نص', description: 'نص مع عناوين وقوائم وجداول وروابط.', fields: { html: 'النص' } },
};
