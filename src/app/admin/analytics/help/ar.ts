import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/analytics/': {
    about:
      'كيف يُزار المتجر، دون ملفات ارتباط أو بيانات شخصية. تُحدَّث أرقام اليوم كل خمس دقائق، والمبيعات من الطلبات.',
    tasks: [
      {
        title: 'اختيار تقرير',
        text: 'نظرة عامة ومنتجات وبحث ومصادر وحملات وأجهزة وإمارات وغيرها. ويسري التاريخان عليها كلها. ويفتح كل سطر قائمته: صفحات أو منتجات أو طلبات أو رسائل.',
      },
      {
        title: 'معرفة أين يغادر المتسوقون',
        text: '[adminAnalytics:reports.funnel] يتتبع الزيارات من المنتج إلى الطلب.',
      },
      {
        title: 'قياس حملة',
        text: 'أضف utm_campaign إلى روابطك، ويعرض [adminAnalytics:reports.campaigns] ما جلبته.',
      },
      { title: 'المقارنة', text: 'شغّل [adminAnalytics:compare].' },
      { title: 'استثناء الفريق أو إيقافها', text: 'إعدادات ضمن [adminSettings:groups.marketing].' },
    ],
  },
} satisfies AreaHelp;
