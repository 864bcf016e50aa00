export const messages = {
  en: { name: 'Language link', description: 'Leads to the same page in the other language.' },
  ar: { name: 'رابط اللغة', description: 'يقود إلى الصفحة نفسها باللغة الأخرى.' },
};
