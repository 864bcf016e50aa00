import { fieldMessages } from '../payment-button/messages.ts';

export const messages = {
  en: {
    name: 'Card payment button',
    description:
      'Sells one product, or an item with a price of its own, by card. Left out while a rule of the method forbids it; previews say why.',
    fields: fieldMessages.en,
  },
  ar: {
    name: 'زر الدفع بالبطاقة',
    description:
      'يبيع منتجًا واحدًا أو بندًا بسعر خاص به عبر البطاقة. لا يظهر ما دامت قاعدة لطريقة الدفع تمنعه، وتذكر المعاينة السبب.',
    fields: fieldMessages.ar,
  },
};
