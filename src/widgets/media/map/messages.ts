export const messages = {
  en: {
    name: 'Map',
    description:
      'A picture of a map with an address and a link to directions; nothing is loaded from elsewhere.',
    fields: { address: 'Address', label: 'Text of the link' },
  },
  ar: {
    name: 'خريطة',
    description: 'صورة خريطة مع عنوان ورابط للاتجاهات؛ ولا يُحمّل شيء من موقع آخر.',
    fields: { address: 'العنوان البريدي', label: 'نص الرابط' },
  },
};
