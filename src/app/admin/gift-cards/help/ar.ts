import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/gift-cards/': {
    about:
      'بطاقات هدايا اشتُريت مع طلبات أو أصدرها الفريق. لا تظهر الرموز إلا لمستلميها، وتجد البطاقة بآخر أربع خانات أو البريد أو الطلب.',
    tasks: [
      {
        title: 'إصدار بطاقة هدية',
        text: 'انقر [adminGiftCards:issue.do]، وأدخل القيمة والمستلم ولغة البريد، وتاريخ الإرسال إن لم تُرسل الآن.',
      },
      {
        title: 'تعديل الرصيد',
        text: 'افتح البطاقة وانقر [adminGiftCards:adjust.do] واكتب السبب. يحفظ السجل كل حركة.',
      },
      {
        title: 'إيقاف بطاقة مفقودة',
        text: '[adminGiftCards:disable] يوقفها ويُبقي رصيدها إلى أن تفعّلها من جديد.',
      },
      { title: 'إعادة إرسالها', text: '[adminGiftCards:resend] يرسل البطاقة إلى مستلمها.' },
      {
        title: 'معرفة الأرصدة المستحقة',
        text: '[adminGiftCards:liability.title] يعرض الأرصدة المفتوحة بحسب الشهر.',
      },
    ],
  },
} satisfies AreaHelp;
