export const messages = {
  en: { name: 'Spacer', description: 'Empty space between two parts of a page.', fields: { size: 'Height' } },
  ar: { name: 'مسافة', description: 'مساحة فارغة بين جزأين من الصفحة.', fields: { size: 'الارتفاع' } },
};
