export const messages = {
  en: {
    name: 'Purchase summary',
    description:
      'The order that was just placed: number, date, lines, totals and addresses. Links to its page carry ?order=…&key=….',
  },
  ar: {
    name: 'ملخص الشراء',
    description:
      'الطلب الذي أُرسل للتو: الرقم والتاريخ والمنتجات والمجاميع والعناوين. تحمل روابط صفحته ?order=…&key=….',
  },
};
