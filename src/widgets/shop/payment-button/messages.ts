/** Labels of the settings that payment buttons have in common. */
export const fieldMessages = {
  en: {
    label: 'Text; the payment method when empty',
    product: 'Product; an item of its own when empty',
    quantity: 'Quantity of the product',
    item: 'Item',
    'item.name': 'Name',
    'item.price': 'Price in AED, including VAT',
  },
  ar: {
    label: 'النص؛ وعند تركه فارغًا اسم طريقة الدفع',
    product: 'المنتج؛ وعند تركه فارغًا بند خاص',
    quantity: 'كمية المنتج',
    item: 'البند',
    'item.name': 'الاسم',
    'item.price': 'السعر بالدرهم شاملًا الضريبة',
  },
};
