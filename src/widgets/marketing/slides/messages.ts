export const messages = {
  en: {
    name: 'Slides',
    description: 'Pictures with a heading, a text and a button that are swiped or advance by themselves.',
    fields: {
      label: 'Name for screen readers',
      slides: 'Slides',
      'slides.button': 'Button',
      height: 'Height',
      navigation: 'Navigation',
      autoplay: 'Autoplay',
      autoplaySpeed: 'Time per slide',
      loops: 'Back to the first after the last',
    },
  },
  ar: {
    name: 'شرائح',
    description: 'صور مع عنوان ونص وزر تُقلَّب بالسحب أو تتقدم وحدها.',
    fields: {
      label: 'الاسم لقارئات الشاشة',
      slides: 'الشرائح',
      'slides.button': 'الزر',
      height: 'الارتفاع',
      navigation: 'التنقل',
      autoplay: 'تشغيل تلقائي',
      autoplaySpeed: 'مدة كل شريحة',
      loops: 'العودة إلى الأولى بعد الأخيرة',
    },
  },
};
