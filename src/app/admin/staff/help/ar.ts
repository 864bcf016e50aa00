import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/staff/': {
    about:
      'من يعمل في لوحة التحكم وبأي دور. للمالك كل شيء، وللمدير كل شيء عدا هذه الشاشة، ويرى موظف الطلبات ومحرر الكتالوج ومحرر الصفحات ما يحتاجه عملهم.',
    tasks: [
      {
        title: 'دعوة شخص',
        text: 'أدخل بريده واختر الدور واللغة وانقر [adminStaff:invite]. يُرسل الرابط بالبريد ويُعرض مرة واحدة تحسبًا لتعذّر وصوله.',
      },
      {
        title: 'مساعدة من لا يستطيع الدخول',
        text: '[adminStaff:passwordLink] ينشئ رابطًا لكلمة مرور جديدة، و[adminStaff:resetFactor] يتيح إعداد هاتف جديد.',
      },
      {
        title: 'إنهاء وصول شخص',
        text: '[adminStaff:close] يسجّل خروجه من كل الأجهزة. ويبقى ما فعله في سجل النشاط.',
      },
      { title: 'إلزام المصادقة الثنائية', text: 'إعداد ضمن [adminSettings:groups.staff].' },
    ],
  },
} satisfies AreaHelp;
