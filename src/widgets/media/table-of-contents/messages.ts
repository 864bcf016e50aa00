export const messages = {
  en: {
    name: 'Table of contents',
    description: 'Lists the headings of the page as links and marks the one that is being read.',
    fields: {
      deepest: 'Down to heading level',
      marker: 'Before each entry',
      isCollapsed: 'Collapsed at first',
    },
  },
  ar: {
    name: 'جدول المحتويات',
    description: 'يعرض عناوين الصفحة روابط ويحدد العنوان الذي يُقرأ الآن.',
    fields: { deepest: 'حتى مستوى العنوان', marker: 'قبل كل عنصر', isCollapsed: 'مطوي في البداية' },
  },
};
