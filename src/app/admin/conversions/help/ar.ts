import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/conversions/': {
    about:
      'عمليات الشراء والاسترداد التي يرسلها الخادم إلى Google وMeta، أو سبب عدم إرسالها. يرسل المتصفح العملية نفسها بالرقم نفسه، فتحسبها كل خدمة مرة واحدة.',
    tasks: [
      {
        title: 'إعداد خدمة',
        text: 'أدخل معرّفها في [adminSettings:menu.settings] › [adminSettings:groups.marketing]، ويضبط مشغّل الخادم مفتاحها السري. ويبيّن أعلى الشاشة ما ينقص.',
      },
      {
        title: 'فهم الحالة',
        text: 'تذكر الأحداث المحجوزة السبب، مثل عدم الموافقة أو طلب من الفريق، وتذكر الفاشلة رد الخدمة.',
      },
      { title: 'إعادة الإرسال', text: '[adminConversions:again] يعيد إرسال حدث فاشل.' },
    ],
  },
} satisfies AreaHelp;
