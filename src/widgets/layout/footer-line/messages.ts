export const messages = {
  en: { name: 'Footer line', description: 'The last line of the footer, with small print.' },
  ar: { name: 'سطر التذييل', description: 'السطر الأخير في تذييل الموقع، بخط صغير.' },
};
