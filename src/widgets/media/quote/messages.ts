export const messages = {
  en: { name: 'Quote', description: 'A quotation and whose it is.', fields: { author: 'Author' } },
  ar: { name: 'اقتباس', description: 'اقتباس واسم صاحبه.', fields: { author: 'صاحب الاقتباس' } },
};
