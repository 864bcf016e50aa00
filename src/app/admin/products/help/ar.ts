import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/products/': {
    about: 'كل المنتجات بكل حالاتها. تُعدَّل الأسعار والمخزون والحالة في القائمة مباشرة.',
    tasks: [
      {
        title: 'إضافة منتج',
        text: 'انقر [adminProducts:list.create]. أدخل الاسم والوصف باللغتين والصور والسعر ورمز SKU والمخزون الافتتاحي، واختر الفئات والعلامة التجارية، ثم انقر [admin:publish]. ويبقيه [admin:save] مسودة.',
      },
      {
        title: 'تعديل عدة منتجات معًا',
        text: 'حدّد المنتجات واستخدم [adminProducts:bulk.change] للأسعار والتخفيضات والفئات والوسوم والحالة، مع معاينة الأسعار. يمكن التراجع عن التغيير، وخلال 24 ساعة من [adminProducts:files.open] أيضًا. ويعمل [adminProducts:sheet.open] مثل جدول البيانات.',
      },
      {
        title: 'إطلاق تخفيض',
        text: 'أدخل سعر التخفيض وتاريخيه في المنتج، أو اختر [adminProducts:bulk.kinds.sale] في التعديل الجماعي.',
      },
      {
        title: 'إضافة خيارات المنتج',
        text: 'أدخل السعر، ومنه يبدأ كل خيار، وانقر [adminProducts:variations.add]، واكتب اسمًا مثل المقاس وقيمه، وانقر [adminProducts:variations.make]، ثم أدخل المخزون الافتتاحي لكل خيار.',
      },
      {
        title: 'الاستيراد والتصدير',
        text: '[adminProducts:files.open] ينزّل القائمة بصيغة CSV أو نموذجًا لتعبئته، ويقود إلى الاستيراد.',
      },
    ],
  },
} satisfies AreaHelp;
