export const messages = {
  en: {
    name: 'Carousel',
    description:
      'Holds other widgets in a row that is swiped or moved by arrows; how many show is chosen for each device.',
    fields: {
      label: 'Name for screen readers',
      shown: 'Shown at once',
      navigation: 'Navigation',
      autoplay: 'Autoplay',
      autoplaySpeed: 'Time per item',
      loops: 'Back to the first after the last',
    },
  },
  ar: {
    name: 'عرض دوّار',
    description: 'يضم عناصر أخرى في صف يُقلَّب بالسحب أو بالأسهم؛ ويُختار عدد ما يظهر لكل جهاز.',
    fields: {
      label: 'الاسم لقارئات الشاشة',
      shown: 'يظهر معًا',
      navigation: 'التنقل',
      autoplay: 'تشغيل تلقائي',
      autoplaySpeed: 'مدة كل عنصر',
      loops: 'العودة إلى الأول بعد الأخير',
    },
  },
};
