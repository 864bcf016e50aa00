/** Every answer "no" to who asks to be told of stock. */
export type RestockRefusal = {
  code: 'restock.wrong-email' | 'restock.no-consent' | 'restock.unknown-product' | 'restock.in-stock';
};
