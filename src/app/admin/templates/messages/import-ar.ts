import type { Words } from '#messages/words.ts';

/** نوافذ منبثقة منقولة من موقع آخر. */
export const importWords = {
  title: 'استيراد نافذة منبثقة',
  lead: {
    where: 'اختر ملف JSON للنافذة المنبثقة: في Elementor من القوالب ← القوالب المحفوظة ← تصدير القالب.',
    draft: 'تُحفظ مسودةً، ولا يراها المتسوقون قبل نشرها.',
  },
  file: 'اختيار ملف',
  language: 'لغة نصوصها',
  languageHelp: 'تُكتب اللغة الأخرى لاحقًا.',
  languages: { en: 'English', ar: 'العربية' },
  read: 'يمكن استيراد «{{name}}».',
  done: 'استُوردت «{{name}}» مسودةً.',
  open: 'فتحها',
  keep: 'إنشاء مسودة',
  nothingLeftOut: 'نُقل كل ما في الملف.',
  leftOut: 'ما لم يُنقل',
  kinds: {
    widget: 'عناصر ليست في المتجر',
    field: 'حقول النماذج',
    setting: 'إعدادات',
    value: 'قيم غير ممكنة هنا، ونصوص أطول من المسموح',
    picture: 'صور ليست في مكتبتك: ارفعها ثم اخترها',
    link: 'روابط لا تؤدي إلى شيء هنا',
    html: 'أجزاء HTML أُزيلت',
    look: 'المظهر، وهو يتبع نظام التصميم',
  },
} as const satisfies Words;
