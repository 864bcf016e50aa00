export const messages = {
  en: {
    name: 'Gallery',
    description: 'Pictures of the library in rows; a press opens them in the lightbox.',
    fields: { pictures: 'Pictures', 'pictures.caption': 'Caption', columns: 'In a row', ratio: 'Shape' },
  },
  ar: {
    name: 'معرض صور',
    description: 'صور من المكتبة في صفوف؛ وتُفتح كبيرة عند الضغط عليها.',
    fields: { pictures: 'الصور', 'pictures.caption': 'التعليق', columns: 'في الصف', ratio: 'الشكل' },
  },
};
