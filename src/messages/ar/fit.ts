import type { Words } from '../words.ts';

export const fit = {
  control: 'جهازي',
  controlNone: 'ما الجهاز الذي لديك؟',
  choose: 'ما الجهاز الذي لديك؟',
  chooseText: 'نُعلّم لك الأعواد التي تناسبه في كل صفحة. نحفظ رقم الجهاز في هذا المتصفح ولا نحفظ شيئًا عنك.',
  forget: 'انسَ جهازي',
  close: 'إغلاق',
  noDevices: 'لا توجد أجهزة للاختيار منها الآن.',
  failed: 'تعذّر تحميل الأجهزة.',
  own: 'جهازك',
  fits: 'يناسب جهازك {{name}}',
  misfits: 'لا يناسب جهازك {{name}}',
  sticksOf: 'أعواد تناسب {{name}}',
  devicesOf: 'يناسب هذه الأجهزة',
  isMine: 'هذا جهازي',
  allSticks: 'عرض الأعواد المناسبة',
} satisfies Words;
