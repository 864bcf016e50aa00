export const messages = {
  en: {
    name: 'Brand strip',
    description: 'Links to brands, categories or tags in a row. Those that are deleted are left out.',
    fields: { terms: 'Links', 'terms.term': 'Leads to' },
  },
  ar: {
    name: 'شريط العلامات التجارية',
    description: 'روابط إلى علامات تجارية أو فئات أو وسوم في صف واحد. ما حُذف منها لا يظهر.',
    fields: { terms: 'الروابط', 'terms.term': 'يقود إلى' },
  },
};
