export const messages = {
  en: { name: 'Steps', description: 'Numbered steps, such as how an order reaches the door.' },
  ar: { name: 'خطوات', description: 'خطوات مرقّمة، مثل كيف يصل الطلب إلى الباب.' },
};
