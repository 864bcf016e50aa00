export const messages = {
  en: {
    name: 'Header row',
    description: 'A row of the header: logo and menu at its start, links and cart at its end.',
  },
  ar: {
    name: 'صف الترويسة',
    description: 'صف في ترويسة الموقع: الشعار والقائمة في بدايته، والروابط والسلة في نهايته.',
  },
};
