export const messages = {
  en: {
    name: 'Category tiles',
    description: 'Large pictures that lead to categories; the first two are larger.',
    fields: { tiles: 'Tiles', 'tiles.note': 'Small text' },
  },
  ar: {
    name: 'مربعات الفئات',
    description: 'صور كبيرة تقود إلى الفئات؛ أول اثنتين أكبر.',
    fields: { tiles: 'المربعات', 'tiles.note': 'نص صغير' },
  },
};
