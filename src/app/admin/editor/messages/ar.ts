import type { adminEditor as english } from './en.ts';

/** The visual editor. */
export const adminEditor: typeof english = {
  open: 'التعديل على الصفحة',
  side: 'الإضافة والترتيب',
  bar: {
    back: 'كل الإعدادات',
    device: 'الجهاز',
    language: 'لغة الصفحة',
    undo: 'تراجع (Ctrl+Z)',
    redo: 'إعادة (Ctrl+Y)',
  },
  devices: { desktop: 'كمبيوتر', tablet: 'جهاز لوحي', mobile: 'هاتف' },
  languages: { en: 'English', ar: 'العربية' },
  canvas: {
    title: 'الصفحة',
    loading: 'جارٍ تحميل الصفحة',
    noAnswer: 'تعذّر تحديث الصفحة. تعديلاتك ما زالت هنا.',
    retry: 'حاول مرة أخرى',
    notHere: 'لا يظهر هذا في هذه الصفحة.',
    unprinted: '{{name}}: لا شيء يُعرض هنا',
  },
  insert: {
    title: 'إضافة',
    search: 'ابحث في العناصر',
    help: 'اسحب العنصر إلى الصفحة، أو استخدم + لإضافته بعد العنصر المحدد.',
    add: 'إضافة {{name}}',
    none: 'لا يوجد عنصر يطابق «{{words}}».',
  },
  layers: { title: 'الطبقات' },
  settings: {
    title: 'الإعدادات',
    none: 'اختر عنصرًا في الصفحة لتعديله.',
    close: 'إغلاق الإعدادات',
  },
};
