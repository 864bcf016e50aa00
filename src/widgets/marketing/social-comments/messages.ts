export const messages = {
  en: {
    name: 'Social comments',
    description:
      'The comments on a post in a Telegram channel; with the channel’s address, those on its post that links to the page. Nothing loads from there before consent.',
    fields: {
      address: 'Address of the channel or post on Telegram',
      cover: 'Picture before it loads',
      ratio: 'Aspect ratio',
      count: 'Comments at first',
    },
  },
  ar: {
    name: 'تعليقات من شبكة اجتماعية',
    description:
      'التعليقات على منشور في قناة تيليجرام؛ ومع عنوان القناة تظهر تعليقات منشورها الذي يحيل إلى الصفحة. لا يُحمَّل شيء من هناك قبل الموافقة.',
    fields: {
      address: 'عنوان القناة أو المنشور على تيليجرام',
      cover: 'الصورة قبل التحميل',
      ratio: 'نسبة العرض إلى الارتفاع',
      count: 'عدد التعليقات في البداية',
    },
  },
};
