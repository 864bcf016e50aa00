export const messages = {
  en: {
    name: 'Checkout',
    description: 'The whole checkout: contact, address, delivery, payment and summary.',
  },
  ar: {
    name: 'إتمام الشراء',
    description: 'إتمام الشراء كاملًا: بيانات التواصل والعنوان والتوصيل والدفع والملخص.',
  },
};
