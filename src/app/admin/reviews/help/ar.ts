import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/reviews/': {
    about:
      'تقييمات العملاء للمنتجات، الأقدم انتظارًا أولًا. تظهر التقييمات المعتمدة فورًا في صفحة المنتج وتدخل في متوسط تقييمه.',
    tasks: [
      {
        title: 'الموافقة أو الرفض',
        text: 'استخدم [adminReviews:moves.approved] أو [adminReviews:moves.spam] في التقييم، أو حدّد عدة تقييمات. يمكن التراجع عن كل قرار.',
      },
      { title: 'الرد علنًا', text: 'انقر [adminReviews:reply]. يظهر الرد تحت التقييم، والنص الفارغ يحذفه.' },
      { title: 'حذف صورة', text: '[adminReviews:removePicture] يحذف صورة واحدة نهائيًا ويبقى التقييم.' },
      {
        title: 'النشر دون موافقة',
        text: 'غيّر إعداد الموافقة من [adminSettings:menu.settings] › [adminSettings:groups.customers].',
      },
    ],
  },
} satisfies AreaHelp;
