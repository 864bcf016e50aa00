export const messages = {
  en: {
    name: 'Facts',
    description: 'A row of short facts with icons, such as delivery, warranty and age check.',
  },
  ar: {
    name: 'حقائق',
    description: 'صف من الحقائق القصيرة مع أيقونات، مثل التوصيل والضمان والتحقق من العمر.',
  },
};
