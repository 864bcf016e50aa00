export const messages = {
  en: {
    name: 'Two cards',
    description: 'Two large cards side by side, each a link with a picture.',
    fields: {
      'cards.ground': 'Colour around the picture, as #e8e1d9',
      'cards.focus': 'Middle of the picture, as 70% 50%',
    },
  },
  ar: {
    name: 'بطاقتان',
    description: 'بطاقتان كبيرتان جنبًا إلى جنب، كل منهما رابط مع صورة.',
    fields: {
      'cards.ground': 'اللون حول الصورة، مثل ‎#e8e1d9',
      'cards.focus': 'مركز الصورة، مثل ‎70% 50%',
    },
  },
};
