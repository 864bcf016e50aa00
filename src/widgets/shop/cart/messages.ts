export const messages = {
  en: {
    name: 'Cart',
    description: 'The whole cart: lines, quantities, coupon code, delivery estimate and totals.',
  },
  ar: {
    name: 'السلة',
    description: 'السلة كاملةً: المنتجات والكميات ورمز الخصم وتقدير التوصيل والمجاميع.',
  },
};
