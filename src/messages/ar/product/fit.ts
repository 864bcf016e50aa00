import type { Words } from '../../words.ts';

export const fit = {
  control: 'جهازي',
  controlNone: 'ما الجهاز الذي لديك؟',
  choose: 'ما الجهاز الذي لديك؟',
  chooseText: 'سنميّز لك الأعواد المتوافقة في كل صفحة. يُحفظ اختيارك في هذا المتصفح فقط.',
  forget: 'إزالة جهازي',
  close: 'إغلاق',
  noDevices: 'لا توجد أجهزة متاحة الآن.',
  own: 'جهازك',
  fits: 'يناسب جهازك {{name}}',
  misfits: 'لا يناسب جهازك {{name}}',
  sticksOf: 'أعواد تناسب {{name}}',
  devicesOf: 'الأجهزة المتوافقة',
  isMine: 'هذا جهازي',
  allSticks: 'تسوّق الأعواد المتوافقة',
} satisfies Words;
