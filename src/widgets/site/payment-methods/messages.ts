export const messages = {
  en: { name: 'Payment methods', description: 'How shoppers can pay, and that prices include VAT.' },
  ar: { name: 'طرق الدفع', description: 'طرق الدفع المتاحة، وأن الأسعار تشمل ضريبة القيمة المضافة.' },
};
