import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/settings/': {
    about: 'إعدادات المتجر في تسع مجموعات بحسب المهمة. بعضها في شاشة تعرض أثره، وتشير إليها مجموعته.',
    tasks: [
      { title: 'العثور على إعداد', text: 'ابحث هنا أو اضغط Ctrl+K بالاسم أو الشرح أو كلمة أخرى.' },
      {
        title: 'تغيير الإعدادات',
        text: 'غيّر ما تشاء، وزر واحد يحفظها كلها. المرفوض يوضح السبب ويبقى كما كُتب. تسري التغييرات خلال ثانية.',
      },
      {
        title: 'العودة إلى السابق',
        text: 'يعرض كل إعداد قيمته الافتراضية و[adminSettings:reset]، وفي سجله من غيّره وكل قيمة سابقة.',
      },
      {
        title: 'إدخال بيانات المتجر',
        text: 'الاسم والبريد والهاتف والعنوان ضمن [adminSettings:groups.shop].',
      },
      {
        title: 'إضافة شعارك',
        text: 'ضمن [adminSettings:groups.shop] اضغط [adminSettings:picture.choose] عند [adminSettings:names.shop.logo] واختر صورة PNG أو WebP بخلفية شفافة أو ارفعها. قد يحتاج التذييل الداكن إلى شعار فاتح عند [adminSettings:names.shop.logoOnDark]. لا يمكن حذف صورة مستخدمة.',
      },
    ],
  },
} satisfies AreaHelp;
