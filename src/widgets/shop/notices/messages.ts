export const messages = {
  en: {
    name: 'Shop notices',
    description:
      'Messages of the shop appear here, such as "Added to your cart" or why something did not work.',
  },
  ar: {
    name: 'إشعارات المتجر',
    description: 'تظهر هنا رسائل المتجر، مثل «أضيف إلى سلتك» أو سبب تعذّر إجراء ما.',
  },
};
