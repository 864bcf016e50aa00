export const messages = {
  en: { name: 'Wishlist link', description: 'Leads to the wishlist, with the number of its products.' },
  ar: { name: 'رابط المفضلة', description: 'يقود إلى المفضلة، مع عدد منتجاتها.' },
};
