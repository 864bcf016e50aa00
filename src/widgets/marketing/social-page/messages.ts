export const messages = {
  en: {
    name: 'Social page',
    description:
      'The box of a Facebook page, or of an Instagram or TikTok account. Nothing loads from there before consent.',
    fields: {
      address: 'Address of the page or account',
      cover: 'Picture before it loads',
      ratio: 'Aspect ratio',
      hasPosts: 'With the newest posts (Facebook)',
    },
  },
  ar: {
    name: 'صفحة على شبكة اجتماعية',
    description: 'إطار صفحة على فيسبوك أو حساب على إنستغرام أو تيك توك. لا يُحمَّل شيء من هناك قبل الموافقة.',
    fields: {
      address: 'عنوان الصفحة أو الحساب',
      cover: 'الصورة قبل التحميل',
      ratio: 'نسبة العرض إلى الارتفاع',
      hasPosts: 'مع أحدث المنشورات (فيسبوك)',
    },
  },
};
