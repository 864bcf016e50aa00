export const messages = {
  en: {
    name: 'Health warning',
    description: 'The health warning for the whole store, with the minimum age.',
  },
  ar: { name: 'التحذير الصحي', description: 'التحذير الصحي للمتجر كله مع الحد الأدنى للعمر.' },
};
