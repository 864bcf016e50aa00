export const messages = {
  en: {
    name: 'Page not found',
    description: 'Says that the page does not exist, and leads on by search, links and categories.',
    fields: {
      heading: 'Heading; empty for the store’s own',
      text: 'Text; empty for the store’s own',
      hasSearch: 'Show the search',
      hasCategories: 'Show popular categories',
    },
  },
  ar: {
    name: 'صفحة غير موجودة',
    description: 'يخبر بأن الصفحة غير موجودة، ويقود إلى غيرها بالبحث والروابط والفئات.',
    fields: {
      heading: 'العنوان؛ فارغ لعنوان المتجر',
      text: 'النص؛ فارغ لنص المتجر',
      hasSearch: 'عرض البحث',
      hasCategories: 'عرض الفئات الأكثر زيارة',
    },
  },
};
