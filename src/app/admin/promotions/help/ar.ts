import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/promotions/': {
    about: 'رموز خصم وخصومات تلقائية. لا يُخصم على التبغ أبدًا إلا إذا سمحت الإعدادات.',
    tasks: [
      {
        title: 'إنشاء رمز خصم',
        text: 'انقر [adminPromotions:new]، وأدخل الرمز والعنوان الظاهر للعملاء، واختر نوع الخصم وقيمته ثم المنتجات والشروط والتواريخ. شغّل [adminPromotions:active] واحفظ.',
      },
      { title: 'خصم دون رمز', text: 'شغّل [adminPromotions:automatic]، فيُطبَّق على كل سلة مستوفية للشروط.' },
      {
        title: 'وضع حدود',
        text: 'حدّد أدنى إنفاق وحدود الاستخدام والبريد المسموح والتواريخ أو [adminPromotions:individual].',
      },
      {
        title: 'الفحص قبل البدء',
        text: '[adminPromotions:try] يجهّز سلة ويوضح أي العروض يُطبَّق ولماذا لا يُطبَّق غيره، دون إنشاء طلب.',
      },
      {
        title: 'إيقاف عرض',
        text: '[adminPromotions:endNow] ينهيه، و[adminPromotions:duplicate] ينشئ التالي منه.',
      },
    ],
  },
} satisfies AreaHelp;
