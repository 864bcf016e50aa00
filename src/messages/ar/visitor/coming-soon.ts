import type { Words } from '../../words.ts';

export const comingSoon = {
  title: 'نفتح قريبًا',
  lead: 'نجهّز رفوفنا الآن. عد إلينا قريبًا.',
  opensIn: 'موعد الافتتاح',
  open: 'فتحنا أبوابنا. أعد تحميل الصفحة.',
  banner: {
    label: 'وضع قريبًا',
    site: 'الموقع في وضع قريبًا. لا يراه إلا الفريق ومن لديه رابط خاص.',
    store: 'صفحات المتجر في وضع قريبًا. لا يراها إلا الفريق ومن لديه رابط خاص.',
    settings: 'إعدادات وضع قريبًا',
    dismiss: 'إخفاء',
  },
} as const satisfies Words;
