/** Names and descriptions of the parts of pages. */
export const messages = {
  en: {
    breadcrumb: {
      name: 'Breadcrumb',
      description: 'The way to the page. Without it the page shows its breadcrumb above everything else.',
    },
    'product-gallery': {
      name: 'Product pictures',
      description: 'The gallery with its thumbnails, badges and viewer.',
    },
    'product-title': {
      name: 'Product title and price',
      description: 'Brand, name, price, VAT note and rating.',
    },
    'product-excerpt': {
      name: 'Product short description',
      description: 'The short description of the product, and its note on preorders.',
    },
    'product-packs': {
      name: 'Pack sizes',
      description: 'The sizes in which sticks are sold, each with its price per pack.',
    },
    'product-form': {
      name: 'Add to cart',
      description:
        'Choices, quantity and the Add to cart button with the health warning; the form for a notice when it is back in stock; the parts of a bundle.',
      fields: { hasExpress: 'Wallet button above Add to cart' },
    },
    'product-warning': {
      name: 'Product health warning',
      description:
        'The health warning of the product, where Add to cart does not show it already. Without either the page shows it above everything else.',
    },
    'product-fit': {
      name: 'Product compatibility',
      description: 'Which sticks fit the device, or which devices the sticks fit.',
    },
    'product-promises': {
      name: 'Delivery and returns',
      description: 'When it arrives, what delivery costs, warranty and returns.',
    },
    'product-meta': { name: 'Product meta', description: 'SKU and categories.' },
    'product-share': { name: 'Product share links', description: 'Links that share the product.' },
    'product-wishlist': {
      name: 'Save to wishlist',
      description: 'The heart that puts the product on the visitor’s wishlist.',
    },
    'product-tabs': { name: 'Product tabs', description: 'Description, additional information and reviews.' },
    'product-fitting': { name: 'Sticks that fit', description: 'Products that fit the device of the page.' },
    'product-related': {
      name: 'Related products',
      description: 'Products that are bought together with this one.',
    },
    'product-recent': {
      name: 'Recently viewed products',
      description: 'What the visitor looked at before; empty on a first visit.',
    },
    'listing-head': {
      name: 'List title',
      description: 'Title, description and subcategories of the list; hints above search results.',
    },
    'listing-filters': { name: 'Product filters', description: 'Category tree and filters.' },
    'listing-results': {
      name: 'Product list',
      description: 'Number of results, sorting, products, pagination and the health warning.',
    },
    'archive-head': { name: 'Archive title', description: 'The title of the archive and its introduction.' },
    'archive-categories': {
      name: 'Archive categories',
      description: 'Links to the categories of the journal or portfolio.',
    },
    'article-head': { name: 'Article title', description: 'Topic, title, excerpt, date and reading time.' },
    'article-cover': { name: 'Article picture', description: 'The cover picture.' },
    'article-outline': { name: 'Article contents', description: 'The headings of the article as links.' },
    'article-text': { name: 'Article text', description: 'The text of the article.' },
    'article-tags': { name: 'Article tags', description: 'Links to articles with the same tags.' },
    'article-share': { name: 'Article share links', description: 'Links that share the article.' },
    'article-neighbours': {
      name: 'Previous and next article',
      description: 'Links to the articles before and after.',
    },
    'article-products': {
      name: 'Products of the article',
      description: 'Products that the article links to.',
    },
    'article-related': { name: 'Related articles', description: 'Articles on the same topic.' },
    'page-title': { name: 'Page title', description: 'Title and lead of the page.' },
    'page-outline': { name: 'Page contents', description: 'The headings of the page as links.' },
    'page-text': { name: 'Page text', description: 'The text of the page.' },
    'page-questions': { name: 'Questions', description: 'A link to the contact page.' },
  },
  ar: {
    breadcrumb: {
      name: 'مسار التنقل',
      description: 'الطريق إلى الصفحة. وبدونه يظهر مسار التنقل فوق كل ما في الصفحة.',
    },
    'product-gallery': { name: 'صور المنتج', description: 'معرض الصور مع المصغّرات والشارات والعارض.' },
    'product-title': {
      name: 'اسم المنتج وسعره',
      description: 'العلامة والاسم والسعر وملاحظة الضريبة والتقييم.',
    },
    'product-excerpt': {
      name: 'وصف المنتج القصير',
      description: 'الوصف القصير للمنتج وملاحظة الطلب المسبق.',
    },
    'product-packs': {
      name: 'أحجام العبوات',
      description: 'العبوات التي تُباع بها الأعواد، مع سعر العلبة في كل منها.',
    },
    'product-form': {
      name: 'أضف إلى السلة',
      description:
        'الخيارات والكمية وزر الإضافة إلى السلة مع التحذير الصحي، ونموذج الإشعار عند التوفر، ومكوّنات الحزمة.',
      fields: { hasExpress: 'زر المحفظة فوق «أضف إلى السلة»' },
    },
    'product-warning': {
      name: 'التحذير الصحي للمنتج',
      description:
        'التحذير الصحي للمنتج حيث لا تعرضه «أضف إلى السلة». وإن غاب كلاهما ظهر التحذير فوق كل ما في الصفحة.',
    },
    'product-fit': {
      name: 'توافق المنتج',
      description: 'اللفائف المتوافقة مع الجهاز، أو الأجهزة المتوافقة مع اللفائف.',
    },
    'product-promises': {
      name: 'التوصيل والإرجاع',
      description: 'موعد الوصول وكلفة التوصيل والضمان والإرجاع.',
    },
    'product-meta': { name: 'بيانات المنتج', description: 'رمز المنتج وفئاته.' },
    'product-share': { name: 'مشاركة المنتج', description: 'روابط لمشاركة المنتج.' },
    'product-wishlist': {
      name: 'حفظ في المفضلة',
      description: 'القلب الذي يضع المنتج في مفضلة الزائر.',
    },
    'product-tabs': { name: 'تبويبات المنتج', description: 'الوصف والمعلومات الإضافية والتقييمات.' },
    'product-fitting': { name: 'اللفائف المتوافقة', description: 'منتجات متوافقة مع جهاز الصفحة.' },
    'product-related': { name: 'منتجات ذات صلة', description: 'منتجات تُشترى مع هذا المنتج.' },
    'product-recent': {
      name: 'منتجات شوهدت مؤخرًا',
      description: 'ما شاهده الزائر من قبل؛ فارغ في الزيارة الأولى.',
    },
    'listing-head': {
      name: 'عنوان القائمة',
      description: 'عنوان القائمة ووصفها وفئاتها الفرعية، وتلميحات فوق نتائج البحث.',
    },
    'listing-filters': { name: 'مرشّحات المنتجات', description: 'شجرة الفئات والمرشّحات.' },
    'listing-results': {
      name: 'قائمة المنتجات',
      description: 'عدد النتائج والترتيب والمنتجات وأرقام الصفحات والتحذير الصحي.',
    },
    'archive-head': { name: 'عنوان الأرشيف', description: 'عنوان الأرشيف ومقدمته.' },
    'archive-categories': {
      name: 'فئات الأرشيف',
      description: 'روابط إلى فئات المدوّنة أو الأعمال.',
    },
    'article-head': { name: 'عنوان المقال', description: 'الموضوع والعنوان والمقتطف والتاريخ ومدة القراءة.' },
    'article-cover': { name: 'صورة المقال', description: 'صورة الغلاف.' },
    'article-outline': { name: 'محتويات المقال', description: 'عناوين المقال كروابط.' },
    'article-text': { name: 'نص المقال', description: 'نص المقال.' },
    'article-tags': { name: 'وسوم المقال', description: 'روابط إلى مقالات بالوسوم نفسها.' },
    'article-share': { name: 'مشاركة المقال', description: 'روابط لمشاركة المقال.' },
    'article-neighbours': {
      name: 'المقال السابق والتالي',
      description: 'روابط إلى المقالين السابق والتالي.',
    },
    'article-products': { name: 'منتجات المقال', description: 'منتجات يشير إليها المقال.' },
    'article-related': { name: 'مقالات ذات صلة', description: 'مقالات في الموضوع نفسه.' },
    'page-title': { name: 'عنوان الصفحة', description: 'عنوان الصفحة ومقدمتها.' },
    'page-outline': { name: 'محتويات الصفحة', description: 'عناوين الصفحة كروابط.' },
    'page-text': { name: 'نص الصفحة', description: 'نص الصفحة.' },
    'page-questions': { name: 'أسئلة', description: 'رابط إلى صفحة التواصل.' },
  },
} as const;
