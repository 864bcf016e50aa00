export const messages = {
  en: { name: 'Search button', description: 'Opens the product search; on phones it fills the screen.' },
  ar: { name: 'زر البحث', description: 'يفتح البحث عن المنتجات، ويملأ الشاشة على الهواتف.' },
};
