export const messages = {
  en: { name: 'Search', description: 'A product search that suggests products, categories and pages.' },
  ar: { name: 'البحث', description: 'بحث عن المنتجات يقترح منتجات وفئات وصفحات.' },
};
