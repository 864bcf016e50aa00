import type { Words } from '../words.ts';

/** حيث يبدأ اليوم. */
export const deskHome = {
  toPack: 'طلبات للتجهيز',
  onHold: 'بانتظار تحويل',
  failedPayments: 'دفعات فشلت',
  low: 'مخزون قليل',
  out: 'نفد',
  reviews: 'تقييمات تنتظر',
  failedMails: 'رسائل فشلت',
  failedJobs: 'أعمال تُركت',
  nothing: 'لا شيء ينتظرك هنا.',
  today: 'اليوم حتى الآن',
  lastWeek: 'الساعات نفسها قبل أسبوع',
  orderCount_zero: 'لا طلبات',
  orderCount_one: 'طلب واحد',
  orderCount_two: 'طلبان',
  orderCount_few: '{{count}} طلبات',
  orderCount_many: '{{count}} طلبًا',
  orderCount_other: '{{count}} طلب',
  fortnight: 'آخر أسبوعين',
  net: 'المبيعات',
  noSales: 'لم يُبع شيء في آخر أسبوعين.',
  missed: 'بُحث عنه ولم يُوجد',
  all: 'الكل',
} satisfies Words;
