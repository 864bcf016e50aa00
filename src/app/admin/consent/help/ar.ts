import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/consent/': {
    about:
      'إثبات ما وافق عليه الزوار عند سؤالهم عن الخصوصية، دون أسماء. لكل إجابة معرّف عشوائي لا يوجد إلا في متصفح الزائر.',
    tasks: [
      {
        title: 'الرد على استفسار عن الموافقة',
        text: 'اطلب المعرّف من الزائر وابحث عنه. يظهر وقت الإجابة وما سمح به ونسخة النص.',
      },
      { title: 'تقديم السجل', text: '[adminConsent:export] ينزّل الإجابات، وتعرض القائمة أحدث 100.' },
      {
        title: 'تغيير طريقة طلب الموافقة',
        text: 'الحاجة إلى الموافقة ومدة حفظ الإثبات إعدادان ضمن [adminSettings:menu.settings] › [adminSettings:groups.marketing].',
      },
    ],
  },
} satisfies AreaHelp;
