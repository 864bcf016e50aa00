export const messages = {
  en: {
    name: 'Taxonomy filter',
    description:
      'Categories, brands, tags or attributes that filter a loop on the same page, also by its address.',
    fields: {
      loop: 'Loop that it filters',
      taxonomy: 'Taxonomy',
      parent: 'Only subcategories of',
      multiple: 'Several terms at once',
      label: 'Heading',
      direction: 'Direction',
      hasCounts: 'Show how many items there are',
    },
  },
  ar: {
    name: 'مرشح التصنيفات',
    description: 'فئات أو علامات تجارية أو وسوم أو سمات ترشّح قائمة في الصفحة نفسها، وعبر عنوانها أيضًا.',
    fields: {
      loop: 'القائمة التي يرشّحها',
      taxonomy: 'التصنيف',
      parent: 'الفئات الفرعية من فقط',
      multiple: 'عدة مصطلحات معًا',
      label: 'العنوان',
      direction: 'الاتجاه',
      hasCounts: 'إظهار عدد العناصر',
    },
  },
};
