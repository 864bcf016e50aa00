export const messages = {
  en: {
    name: 'Social post',
    description:
      'A post or video of Facebook, Instagram, TikTok, Telegram, Pinterest or LinkedIn. Nothing loads from there before consent.',
    fields: {
      address: 'Address of the post or video',
      cover: 'Picture before it loads',
      ratio: 'Aspect ratio',
    },
  },
  ar: {
    name: 'منشور من شبكة اجتماعية',
    description:
      'منشور أو فيديو من فيسبوك أو إنستغرام أو تيك توك أو تيليجرام أو بنترست أو لينكدإن. لا يُحمَّل شيء من هناك قبل الموافقة.',
    fields: {
      address: 'عنوان المنشور أو الفيديو',
      cover: 'الصورة قبل التحميل',
      ratio: 'نسبة العرض إلى الارتفاع',
    },
  },
};
