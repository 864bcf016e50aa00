export const messages = {
  en: { name: 'Divider', description: 'A line between two parts of a page.' },
  ar: { name: 'فاصل', description: 'خط بين جزأين من الصفحة.' },
};
