/** Labels of the settings that all loops have. */
export const loopLabels = {
  en: {
    items: 'Shows',
    'products.source': 'Source',
    'products.chosen': 'Chosen products',
    'products.chosen.product': 'Product',
    'products.fallback': 'For visitors without any, and without scripts',
    'products.fallbackProducts': 'Products in their place',
    'products.fallbackProducts.product': 'Product',
    'products.include': 'Only with one of these terms',
    'products.include.term': 'Term',
    'products.exclude': 'Without these terms',
    'products.exclude.term': 'Term',
    'products.inStock': 'In stock only',
    'products.published': 'Added',
    'products.orderby': 'Order',
    articles: 'Articles',
    'articles.source': 'Source',
    'articles.chosen': 'Chosen articles',
    'articles.chosen.item': 'Article',
    'articles.include': 'Only with one of these terms',
    'articles.include.term': 'Category, tag or author',
    'articles.exclude': 'Without these terms',
    'articles.exclude.term': 'Category, tag or author',
    'articles.published': 'Published',
    'articles.orderby': 'Order',
    projects: 'Projects',
    'projects.source': 'Source',
    'projects.chosen': 'Chosen projects',
    'projects.chosen.item': 'Project',
    'projects.include': 'Only with one of these terms',
    'projects.include.term': 'Category, tag or author',
    'projects.exclude': 'Without these terms',
    'projects.exclude.term': 'Category, tag or author',
    'projects.published': 'Published',
    'projects.orderby': 'Order',
    terms: 'Terms',
    'terms.of': 'Source',
    'terms.parent': 'Only subcategories of',
    'terms.chosen': 'Chosen terms',
    'terms.chosen.term': 'Term',
    'terms.exclude': 'Without these terms',
    'terms.exclude.term': 'Term',
    'terms.hideEmpty': 'Leave out terms without products',
    'terms.orderby': 'Order',
    perPage: 'Items per page',
    offset: 'Items to skip',
    avoidDuplicates: 'Leave out what loops above show',
  },
  ar: {
    items: 'يعرض',
    'products.source': 'المصدر',
    'products.chosen': 'منتجات مختارة',
    'products.chosen.product': 'المنتج',
    'products.fallback': 'للزوار الذين لا شيء لهم، وبدون سكربتات',
    'products.fallbackProducts': 'منتجات بدلًا منها',
    'products.fallbackProducts.product': 'المنتج',
    'products.include': 'مع أحد هذه المصطلحات فقط',
    'products.include.term': 'المصطلح',
    'products.exclude': 'بدون هذه المصطلحات',
    'products.exclude.term': 'المصطلح',
    'products.inStock': 'المتوفر فقط',
    'products.published': 'تاريخ الإضافة',
    'products.orderby': 'الترتيب',
    articles: 'المقالات',
    'articles.source': 'المصدر',
    'articles.chosen': 'مقالات مختارة',
    'articles.chosen.item': 'المقال',
    'articles.include': 'مع أحد هذه المصطلحات فقط',
    'articles.include.term': 'الفئة أو الوسم أو الكاتب',
    'articles.exclude': 'بدون هذه المصطلحات',
    'articles.exclude.term': 'الفئة أو الوسم أو الكاتب',
    'articles.published': 'تاريخ النشر',
    'articles.orderby': 'الترتيب',
    projects: 'الأعمال',
    'projects.source': 'المصدر',
    'projects.chosen': 'أعمال مختارة',
    'projects.chosen.item': 'العمل',
    'projects.include': 'مع أحد هذه المصطلحات فقط',
    'projects.include.term': 'الفئة أو الوسم أو الكاتب',
    'projects.exclude': 'بدون هذه المصطلحات',
    'projects.exclude.term': 'الفئة أو الوسم أو الكاتب',
    'projects.published': 'تاريخ النشر',
    'projects.orderby': 'الترتيب',
    terms: 'المصطلحات',
    'terms.of': 'المصدر',
    'terms.parent': 'الفئات الفرعية من فقط',
    'terms.chosen': 'مصطلحات مختارة',
    'terms.chosen.term': 'المصطلح',
    'terms.exclude': 'بدون هذه المصطلحات',
    'terms.exclude.term': 'المصطلح',
    'terms.hideEmpty': 'استبعاد المصطلحات بلا منتجات',
    'terms.orderby': 'الترتيب',
    perPage: 'العناصر في الصفحة',
    offset: 'عناصر يتم تخطيها',
    avoidDuplicates: 'استبعاد ما تعرضه القوائم أعلاه',
  },
};

/** Labels of how items are printed by templates. */
export const templateLabels = {
  en: {
    template: 'Template of the items',
    alternates: 'Other templates at some positions',
    'alternates.position': 'Position',
    'alternates.repeats': 'Every so many items',
    'alternates.template': 'Template',
    isLink: 'The whole item is a link',
  },
  ar: {
    template: 'قالب العناصر',
    alternates: 'قوالب أخرى في مواضع معينة',
    'alternates.position': 'الموضع',
    'alternates.repeats': 'كل عدد من العناصر',
    'alternates.template': 'القالب',
    isLink: 'العنصر كله رابط',
  },
};

/** Labels of what a loop without items shows. */
export const emptyLabels = {
  en: { emptyText: 'Text when there is nothing', emptySection: 'Section when there is nothing' },
  ar: { emptyText: 'النص عند عدم وجود شيء', emptySection: 'القسم عند عدم وجود شيء' },
};

/** Labels of the settings that all grids have. */
export const gridLabels = {
  en: {
    columns: 'Columns',
    equalHeight: 'Equal heights',
    masonry: 'Masonry',
    paging: 'Pagination',
    ...emptyLabels.en,
  },
  ar: {
    columns: 'الأعمدة',
    equalHeight: 'ارتفاعات متساوية',
    masonry: 'تراصّ حر',
    paging: 'ترقيم الصفحات',
    ...emptyLabels.ar,
  },
};

type Labels = Readonly<Record<string, string>>;

/** Labels of a loop whose items are of one kind. */
export function labelsOf(labels: Labels, kind: 'articles' | 'projects'): Labels {
  const isOwn = ([path]: [string, string]) =>
    path.startsWith(kind) || ['perPage', 'offset', 'avoidDuplicates'].includes(path);
  return Object.fromEntries(Object.entries(labels).filter(isOwn));
}
