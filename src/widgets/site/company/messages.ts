export const messages = {
  en: { name: 'Company', description: 'Logo, tagline, address, phone and email of the store.' },
  ar: { name: 'الشركة', description: 'شعار المتجر وعبارته وعنوانه وهاتفه وبريده الإلكتروني.' },
};
