import { fieldMessages } from '../payment-button/messages.ts';

export const messages = {
  en: {
    name: 'Wallet payment button',
    description:
      'Sells one product, or an item with a price of its own, by the wallet of the device. Left out while a rule of the method forbids it, or where the device has no wallet; previews say why.',
    fields: fieldMessages.en,
  },
  ar: {
    name: 'زر الدفع بالمحفظة',
    description:
      'يبيع منتجًا واحدًا أو بندًا بسعر خاص به عبر محفظة الجهاز. لا يظهر ما دامت قاعدة لطريقة الدفع تمنعه أو لا محفظة على الجهاز، وتذكر المعاينة السبب.',
    fields: fieldMessages.ar,
  },
};
