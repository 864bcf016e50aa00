export const messages = {
  en: {
    name: 'Which sticks fit',
    description:
      'Cards that lead to the sticks of each brand, with the health warning and the choice of a device.',
  },
  ar: {
    name: 'الأعواد المناسبة',
    description: 'بطاقات تقود إلى أعواد كل علامة، مع التحذير الصحي واختيار الجهاز.',
  },
};
