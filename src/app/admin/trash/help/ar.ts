import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/trash/': {
    about: 'تبقى الفئات والوسوم والخصائص والقيم والصور المحذوفة هنا 30 يومًا.',
    tasks: [
      {
        title: 'استعادة شيء محذوف',
        text: 'انقر [adminTrash:restore]. تعود الفئة إلى مكانها مع منتجاتها، والصورة إلى مجلدها.',
      },
      {
        title: 'توفير المساحة فورًا',
        text: '[adminTrash:remove] يحذف ملفات الصورة أيضًا. لا يمكن التراجع عن ذلك.',
      },
    ],
  },
} satisfies AreaHelp;
