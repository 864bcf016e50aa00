export const messages = {
  en: {
    name: 'Menu cart',
    description: 'Shows how much is in the cart and opens it.',
    fields: { hasSubtotal: 'Show the subtotal' },
  },
  ar: {
    name: 'سلة القائمة',
    description: 'يعرض ما في سلة التسوق ويفتحها.',
    fields: { hasSubtotal: 'عرض المجموع الفرعي' },
  },
};
