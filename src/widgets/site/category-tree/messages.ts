export const messages = {
  en: {
    name: 'Category tree',
    description: 'All product categories; those with categories below them unfold.',
  },
  ar: { name: 'شجرة الفئات', description: 'جميع فئات المنتجات، وتُفتح الفئات التي تحتوي على فئات فرعية.' },
};
