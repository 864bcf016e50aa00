import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/entries/': {
    about:
      'رسائل نموذج التواصل وإدخالات النماذج الأخرى بإجاباتها وملفاتها. تُحذف تلقائيًا بعد عدد الأيام المحدد في الإعدادات.',
    tasks: [
      {
        title: 'معالجة الرسائل الجديدة',
        text: 'افتح الرسالة لقراءتها وأضف ملاحظة، ثم علّمها كمنجزة أو مزعجة. حدّد عدة رسائل لتعليمها معًا.',
      },
      {
        title: 'تنزيل الإدخالات',
        text: '[adminEntries:export] ينزّل القائمة المصفّاة. تُسجَّل التنزيلات في سجل النشاط.',
      },
      {
        title: 'فحص Webhook',
        text: 'الإدخال الذي يستدعي نموذجه Webhook يعرض العنوان والمحاولات وآخر رد. و[adminEntries:webhook.again] يرسله من جديد.',
      },
      {
        title: 'تغيير مدة الحفظ',
        text: 'إعداد ضمن [adminSettings:menu.settings] › [adminSettings:groups.customers].',
      },
    ],
  },
} satisfies AreaHelp;
