export const messages = {
  en: {
    name: 'Search form',
    description:
      'A product search: a field with a button, a field alone, or an icon that opens a full screen.',
    fields: { skin: 'Form', placeholder: 'Text of the empty field' },
  },
  ar: {
    name: 'نموذج بحث',
    description: 'بحث عن المنتجات: حقل مع زر، أو حقل وحده، أو أيقونة تفتح شاشة كاملة.',
    fields: { skin: 'الشكل', placeholder: 'نص الحقل الفارغ' },
  },
};
