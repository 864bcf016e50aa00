import type { Words } from '#messages/words.ts';

/** Ready-made sections, and whole pages to start from. */
export const presets = {
  add: 'إضافة قسم جاهز',
  lead: 'يمكن تغيير النصوص والصور والإعدادات لاحقًا. راجع كل وعد ورقم قبل النشر.',
  search: 'البحث في الأقسام',
  group: 'المجموعة',
  all: 'الكل',
  none: 'لا يوجد قسم يطابق «{{text}}».',
  missing: 'صور غير موجودة في مكتبتك: {{count}}. اختر غيرها من الإعدادات.',
  groups: {
    heroes: 'الافتتاحيات',
    forms: 'النماذج',
    products: 'المنتجات',
    comparisons: 'المقارنات',
    facts: 'الحقائق',
    stories: 'القصص',
    questions: 'الأسئلة',
    journal: 'المدونة',
  },
  start: {
    title: 'ابدأ من',
    lead: {
      home: 'يمكن تغيير كل شيء على الصفحة لاحقًا.',
      page: 'يستبدل العناصر أدناه. يمكن تغيير كل شيء لاحقًا.',
      'loop-item': 'يستبدل العناصر أدناه. يمكن تغيير كل شيء لاحقًا.',
      popup: 'يستبدل العناصر والشروط والقواعد والمحفزات. راجع كل وعد ورقم قبل النشر.',
    },
    done: 'البداية الآن من «{{name}}».',
    initial: {
      home: {
        name: 'الصفحة الرئيسية المدمجة',
        description: 'اسم المتجر والفئات والمنتجات الجديدة والمقالات.',
      },
      page: { name: 'صفحة فارغة', description: 'عنوان ونص بلا عناصر.' },
      popup: { name: 'نافذة فارغة', description: 'بلا عناصر وقواعد.' },
      'loop-item': { name: 'عنصر بسيط', description: 'صورة وعنوان ونص.' },
    },
  },
} as const satisfies Words;
