import type { Words } from '#messages/words.ts';

/** حيث يبدأ اليوم. */
export const adminHome = {
  menu: { home: 'الرئيسية' },
  toPack: 'طلبات للتجهيز',
  onHold: 'بانتظار التحويل المصرفي',
  failedPayments: 'دفعات فاشلة',
  low: 'مخزون منخفض',
  out: 'نفد المخزون',
  reviews: 'تقييمات بانتظار الموافقة',
  failedMails: 'رسائل لم تُرسل',
  failedJobs: 'مهام خلفية فاشلة',
  nothing: 'لا شيء بانتظارك.',
  today: 'اليوم حتى الآن',
  lastWeek: 'الوقت نفسه من الأسبوع الماضي',
  orderCount_zero: 'لا طلبات',
  orderCount_one: 'طلب واحد',
  orderCount_two: 'طلبان',
  orderCount_few: '{{count}} طلبات',
  orderCount_many: '{{count}} طلبًا',
  orderCount_other: '{{count}} طلب',
  fortnight: 'آخر 14 يومًا',
  net: 'صافي المبيعات',
  noSales: 'لا مبيعات في آخر 14 يومًا.',
  missed: 'عمليات بحث بلا نتائج',
  all: 'عرض الكل',
} satisfies Words;
