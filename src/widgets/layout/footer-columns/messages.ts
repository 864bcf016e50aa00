export const messages = {
  en: {
    name: 'Footer columns',
    description: 'Columns of the footer, such as the company and the footer menu.',
  },
  ar: { name: 'أعمدة التذييل', description: 'أعمدة في تذييل الموقع، مثل بيانات الشركة وقائمة التذييل.' },
};
