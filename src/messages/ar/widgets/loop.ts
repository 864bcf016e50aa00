import type { Words } from '../../words.ts';

export const loop = {
  filter: 'تصفية',
  clear: 'مسح التصفية',
  more: 'عرض المزيد',
  nothing: 'لا شيء يطابق هذه التصفية.',
  count_zero: 'لا توجد عناصر',
  count_one: 'عنصر واحد',
  count_two: 'عنصران',
  count_few: '{{count}} عناصر',
  count_many: '{{count}} عنصرًا',
  count_other: '{{count}} عنصر',
  countMore: 'أكثر من {{count}} عنصر',
  page: 'الصفحة {{page}}',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذه القائمة. تحقق من الاتصال وحاول مجددًا.',
  personal: {
    recent: 'تظهر هنا المنتجات التي شاهدها الزائر مؤخرًا بعد أن يشاهد بعضها.',
    fits: 'يظهر هنا ما يناسب جهاز الزائر بعد أن يختاره.',
  },
} as const satisfies Words;
