import type { Words } from '#messages/words.ts';

export const adminLegal = {
  menu: { legal: 'النصوص القانونية' },
  lead: 'التحذيرات الصحية والعمر والرخصة والرقم الضريبي. يُضبط كل منها هنا فقط ويتحدّث في كل مكان خلال ثانية.',
  standsIn: 'يظهر في',
  places: {
    sticks: 'صفحة أعواد التبغ',
    lists: 'قوائم المنتجات التي تعرض التبغ',
    productPages: 'صفحات التبغ التي ليس لها تحذير خاص',
    deviceLists: 'القوائم التي تعرض أجهزة بلا تبغ',
    devicePages: 'صفحات الأجهزة',
    cartAndCheckout: 'السلة والسلة الجانبية وصفحة إتمام الطلب',
    footer: 'أسفل كل صفحة',
    tooYoung: 'صفحة من هم دون السن',
    ageQuestion: 'سؤال العمر',
    checkout: 'مربع التأكيد عند إتمام الطلب',
    searchEngines: 'البيانات المنظَّمة للمنتجات المقيدة',
    invoices: 'الفواتير وإشعارات الدائن الجديدة',
    packingSlips: 'قوائم التعبئة وملصقات العنوان',
  },
} satisfies Words;
