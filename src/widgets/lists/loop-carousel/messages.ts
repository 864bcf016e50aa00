import { emptyLabels, loopLabels, templateLabels } from '../../loop/loop-labels.ts';

export const messages = {
  en: {
    name: 'Loop carousel',
    description:
      'Products, articles, projects or terms of a query in a row that is swiped or moved by arrows.',
    fields: {
      ...loopLabels.en,
      ...templateLabels.en,
      ...emptyLabels.en,
      label: 'Name for screen readers',
      slidesToShow: 'Shown at once',
      navigation: 'Navigation',
      autoplay: 'Autoplay',
      autoplaySpeed: 'Time per item',
    },
  },
  ar: {
    name: 'عرض دوّار للعناصر',
    description: 'منتجات أو مقالات أو أعمال أو مصطلحات من استعلام في صف يُقلَّب بالسحب أو بالأسهم.',
    fields: {
      ...loopLabels.ar,
      ...templateLabels.ar,
      ...emptyLabels.ar,
      label: 'الاسم لقارئات الشاشة',
      slidesToShow: 'يظهر معًا',
      navigation: 'التنقل',
      autoplay: 'تشغيل تلقائي',
      autoplaySpeed: 'مدة كل عنصر',
    },
  },
};
