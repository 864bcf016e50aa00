export const messages = {
  en: {
    name: 'Picture',
    description: 'A picture of the library with a caption; its alternative text is the one in the library.',
    fields: { caption: 'Caption' },
  },
  ar: {
    name: 'صورة',
    description: 'صورة من المكتبة مع تعليق؛ ونصها البديل هو نص المكتبة.',
    fields: { caption: 'التعليق' },
  },
};
