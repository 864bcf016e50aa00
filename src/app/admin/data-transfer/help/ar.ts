import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/data-transfer/': {
    about: 'يستورد المنتجات والفئات والتقييمات والعملاء والطلبات، ويصدّر كل شيء بصيغ مفتوحة.',
    tasks: [
      {
        title: 'استيراد ملف',
        text: 'اختر محتواه وأفلت ملف CSV. تظهر معاينة للجديد والمحدَّث والمرفوض، ولا يُستورد شيء قبل تأكيدك. ويستمر الاستيراد عند مغادرة الصفحة.',
      },
      {
        title: 'الانتقال من WooCommerce',
        text: 'أدخل عنوان المتجر ومفتاح API للقراءة فقط. لا يُحفظ المفتاح.',
      },
      {
        title: 'تصحيح الصفوف المرفوضة',
        text: '[adminDataTransfer:rejected] يضم هذه الصفوف فقط. صحّحها واستورد الملف.',
      },
      {
        title: 'إنشاء نسخة احتياطية',
        text: 'اختر الأجزاء وانقر [adminDataTransfer:exportStart]. يمكن استيراد الأرشيف في متجر فارغ.',
      },
    ],
  },
} satisfies AreaHelp;
