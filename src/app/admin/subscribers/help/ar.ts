import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/subscribers/': {
    about: 'المشتركون في النشرة البريدية وما وافقوا عليه. لا تُرسل الرسائل إلا للمشتركين المؤكَّدين.',
    tasks: [
      {
        title: 'جمع المشتركين',
        text: 'ضع نموذج اشتراك في صفحة أو في التذييل أو في نافذة منبثقة. يصل المشترك بريد ولا يُحتسب إلا بعد تأكيده.',
      },
      {
        title: 'استيراد من وافقوا',
        text: '[adminSubscribers:import] يقبل ملف CSV بالعمودين email وconsent. تُستبعد الصفوف دون موافقة ومن ألغوا الاشتراك مع ذكر السبب.',
      },
      { title: 'تصدير القائمة', text: '[adminSubscribers:export] ينزّل القائمة المصفّاة.' },
      {
        title: 'إلغاء الاشتراك أو الحذف',
        text: '[adminSubscribers:end] يُبقي سجل المغادرة، و[adminSubscribers:erase] يحذف كل شيء.',
      },
    ],
  },
} satisfies AreaHelp;
