export const messages = {
  en: {
    name: 'Accordion',
    description: 'Titles whose texts unfold when they are pressed, such as frequent questions.',
    fields: { 'items.html': 'Text' },
  },
  ar: {
    name: 'أكورديون',
    description: 'عناوين تنفتح نصوصها عند الضغط عليها، مثل الأسئلة الشائعة.',
    fields: { 'items.html': 'النص' },
  },
};
