import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/jobs/': {
    about:
      'مهام ينفّذها المتجر في الخلفية، مثل إرسال الرسائل وتصغير الصور وردّ المبالغ. تُعاد المهام الفاشلة تلقائيًا، وتظهر هنا التي فشلت ثماني مرات.',
    tasks: [
      { title: 'إعادة مهمة فاشلة', text: 'اقرأ الخطأ وأزل سببه ثم انقر [adminJobs:retry].' },
      { title: 'معرفة ما إذا كان المتجر يواكب العمل', text: 'يحصي جدول المهام ما ينتظر وما يعمل وما فشل.' },
      {
        title: 'معرفة الأعطال',
        text: 'تظهر في الجرس وتُرسل بالبريد إلى الأدوار المحددة في إعداد ضمن [adminSettings:menu.settings] › [adminSettings:groups.staff].',
      },
    ],
  },
} satisfies AreaHelp;
