export const messages = {
  en: {
    name: 'Hero',
    description:
      'Large pictures with a heading and buttons. Several slides are swiped; none advances by itself.',
    fields: { slides: 'Slides', 'slides.links': 'Buttons' },
  },
  ar: {
    name: 'واجهة رئيسية',
    description: 'صور كبيرة مع عنوان وأزرار. تُقلَّب الشرائح بالسحب ولا تتحرك وحدها.',
    fields: { slides: 'الشرائح', 'slides.links': 'الأزرار' },
  },
};
