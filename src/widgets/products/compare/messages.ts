export const messages = {
  en: {
    name: 'Compare products',
    description:
      'Products side by side with their attributes; visitors choose which, and share the address of what they see.',
    fields: { products: 'Products to choose from', initially: 'Compared at first' },
  },
  ar: {
    name: 'مقارنة المنتجات',
    description: 'منتجات جنبًا إلى جنب مع خصائصها؛ يختار الزائر ما يقارنه ويشارك عنوان ما يراه.',
    fields: { products: 'المنتجات المتاحة للاختيار', initially: 'عدد المنتجات في البداية' },
  },
};
