export const messages = {
  en: { name: 'Imprint', description: 'Legal name, tax number and licence of the company.' },
  ar: { name: 'البيانات القانونية', description: 'الاسم القانوني للشركة ورقمها الضريبي ورخصتها.' },
};
