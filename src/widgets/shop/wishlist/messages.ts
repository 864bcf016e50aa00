export const messages = {
  en: {
    name: 'Wishlist',
    description: 'The products that the visitor saved, with price, stock and Add to cart.',
  },
  ar: { name: 'المفضلة', description: 'المنتجات التي حفظها الزائر، مع السعر والتوفر وزر الإضافة إلى السلة.' },
};
