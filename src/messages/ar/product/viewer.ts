import type { Words } from '../../words.ts';

export const viewer = {
  open: 'عرض الصور بملء الشاشة',
  label: 'معرض الصور',
  slide: 'صورة',
  carousel: 'معرض الصور',
  position: '{index} من {total}',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  close: 'إغلاق',
  caption: 'تعليق الصورة',
  enterFullscreen: 'ملء الشاشة',
  exitFullscreen: 'الخروج من ملء الشاشة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  share: 'مشاركة',
  shareOn: 'شارك عبر {{network}}',
  download: 'تنزيل الصورة',
  broken: 'تعذّر تحميل الصورة.',
  brokenLink: 'الصورة',
} satisfies Words;
