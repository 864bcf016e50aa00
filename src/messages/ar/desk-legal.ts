import type { Words } from '../words.ts';

export const deskLegal = {
  lead: 'التحذيرات الصحية والعمر والرخصة والرقم الضريبي. كل منها يُكتب هنا وحده، ويتبعه كل موضع يظهر فيه خلال ثانية.',
  standsIn: 'يظهر في',
  places: {
    sticks: 'صفحة أعواد التبغ',
    lists: 'كل قائمة تعرض التبغ',
    productPages: 'صفحات التبغ التي لا تحذير خاصًا لها',
    deviceLists: 'القوائم التي تعرض أجهزة بلا تبغ',
    devicePages: 'صفحات الأجهزة',
    cartAndCheckout: 'السلة ودرجها وصفحة الدفع',
    footer: 'أسفل كل صفحة',
    tooYoung: 'صفحة من هو دون السن',
    ageQuestion: 'السؤال عن العمر',
    checkout: 'المربع الذي يؤشَّر عند الدفع',
    searchEngines: 'ما يقال لمحركات البحث عن البضائع المقيدة',
    invoices: 'الفواتير وإشعارات الدائن من الآن',
    packingSlips: 'قوائم التعبئة وملصقات العنوان',
  },
} satisfies Words;
