export const messages = {
  en: {
    name: 'Add to cart',
    description: 'Quantity and button of one product, with its options, as on its page.',
    fields: { product: 'Product', showsName: 'Show name and price' },
  },
  ar: {
    name: 'إضافة إلى السلة',
    description: 'الكمية والزر لمنتج واحد مع خياراته كما في صفحته.',
    fields: { product: 'المنتج', showsName: 'إظهار الاسم والسعر' },
  },
};
