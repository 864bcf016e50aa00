/** Names and descriptions of the widgets of a loop item. */
export const messages = {
  en: {
    'item-card': { name: 'Item card', description: 'The item as the store’s own lists show it.' },
    'item-layout': {
      name: 'Item layout',
      description: 'The layout of the store’s own cards. Parts in it look as they do there.',
    },
    'item-picture': {
      name: 'Item picture',
      description: 'The picture of the item.',
      fields: { ratio: 'Format' },
    },
    'item-title': {
      name: 'Item title',
      description: 'The name of the item, with a link to it.',
      fields: { level: 'Level' },
    },
    'item-text': { name: 'Item text', description: 'The excerpt or description of the item.' },
    'item-price': { name: 'Item price', description: 'The price of a product, with what it was before.' },
    'item-meta': {
      name: 'Item meta',
      description:
        'Author, date and reading time of an article, the year of a project, the brand of a product.',
    },
    'item-category': {
      name: 'Item category',
      description: 'The category of an article or project, as a link.',
    },
    'item-badge': { name: 'Item badge', description: 'Sale, new or sold out, as products have it.' },
    'item-add': { name: 'Item add to cart', description: 'The button that adds a product to the cart.' },
    'item-wish': { name: 'Item wishlist button', description: 'The heart that saves a product.' },
    'item-fit': { name: 'Item fit', description: 'Whether a product fits the visitor’s device.' },
    'item-details': {
      name: 'Item details',
      description: 'The strength or the colours of a product, and its rating.',
    },
    'item-link': {
      name: 'Item link',
      description: 'A button that leads to the item.',
      fields: { label: 'Text', look: 'Style' },
    },
  },
  ar: {
    'item-card': { name: 'بطاقة العنصر', description: 'العنصر كما تعرضه قوائم المتجر.' },
    'item-layout': {
      name: 'تخطيط العنصر',
      description: 'تخطيط بطاقات المتجر، وتظهر الأجزاء فيه كما تظهر هناك.',
    },
    'item-picture': {
      name: 'صورة العنصر',
      description: 'صورة العنصر.',
      fields: { ratio: 'الشكل' },
    },
    'item-title': {
      name: 'عنوان العنصر',
      description: 'اسم العنصر مع رابط إليه.',
      fields: { level: 'المستوى' },
    },
    'item-text': { name: 'نص العنصر', description: 'مقتطف العنصر أو وصفه.' },
    'item-price': { name: 'سعر العنصر', description: 'سعر المنتج وما كان عليه.' },
    'item-meta': {
      name: 'بيانات العنصر',
      description: 'كاتب المقال وتاريخه ومدة قراءته، أو سنة العمل، أو علامة المنتج.',
    },
    'item-category': { name: 'فئة العنصر', description: 'فئة المقال أو العمل كرابط.' },
    'item-badge': { name: 'شارة العنصر', description: 'عرض أو جديد أو نفد، كما في المنتجات.' },
    'item-add': { name: 'إضافة العنصر إلى السلة', description: 'الزر الذي يضيف المنتج إلى السلة.' },
    'item-wish': { name: 'زر المفضلة للعنصر', description: 'القلب الذي يحفظ المنتج.' },
    'item-fit': { name: 'توافق العنصر', description: 'هل يتوافق المنتج مع جهاز الزائر.' },
    'item-details': { name: 'تفاصيل العنصر', description: 'قوة المنتج أو ألوانه، وتقييمه.' },
    'item-link': {
      name: 'رابط العنصر',
      description: 'زر يقود إلى العنصر.',
      fields: { label: 'النص', look: 'النمط' },
    },
  },
};
