export const messages = {
  en: {
    name: 'Counters',
    description: 'Large numbers with a label each. They count up once as the visitor scrolls to them.',
    fields: {
      'items.number': 'Number',
      'items.prefix': 'Before the number',
      'items.suffix': 'After the number',
      'items.label': 'Label',
    },
  },
  ar: {
    name: 'عدّادات',
    description: 'أرقام كبيرة تحت كل منها وصف، وتتصاعد مرة واحدة عند وصول الزائر إليها.',
    fields: {
      'items.number': 'الرقم',
      'items.prefix': 'قبل الرقم',
      'items.suffix': 'بعد الرقم',
      'items.label': 'الوصف',
    },
  },
};
