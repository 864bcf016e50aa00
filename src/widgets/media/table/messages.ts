export const messages = {
  en: {
    name: 'Table',
    description: 'Rows and columns of text, such as sizes or prices.',
    fields: {
      caption: 'Caption',
      hasHeaderRow: 'First row is a heading',
      hasHeaderColumn: 'First column is a heading',
      rows: 'Rows',
      'rows.cells': 'Cells',
    },
  },
  ar: {
    name: 'جدول',
    description: 'صفوف وأعمدة من النصوص، مثل المقاسات أو الأسعار.',
    fields: {
      caption: 'التعليق',
      hasHeaderRow: 'الصف الأول عناوين',
      hasHeaderColumn: 'العمود الأول عناوين',
      rows: 'الصفوف',
      'rows.cells': 'الخلايا',
    },
  },
};
