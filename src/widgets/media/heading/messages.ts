export const messages = {
  en: {
    name: 'Heading',
    description: 'A heading of the page or of a part of it.',
    fields: { level: 'Level' },
  },
  ar: { name: 'عنوان', description: 'عنوان للصفحة أو لجزء منها.', fields: { level: 'المستوى' } },
};
