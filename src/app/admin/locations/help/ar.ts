import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/locations/': {
    about: 'أماكن حفظ المخزون. تُجهَّز الطلبات من أول موقع فيه مخزون كافٍ بحسب ترتيب القائمة.',
    tasks: [
      {
        title: 'تصحيح مخزون منتج',
        text: 'اختره تحت [adminLocations:moving]، وأدخل الكمية والسبب، ثم حدّث. يُسجَّل كل تغيير في سجل المخزون.',
      },
      { title: 'نقل المخزون', text: 'اختر المنتج والموقعين والكمية، ثم انقر [adminLocations:move].' },
      {
        title: 'جرد المخزون',
        text: 'افتح [adminLocations:countSheet] لموقع. اطبع الورقة أو أدخل الكميات المعدودة، ويُسجَّل الفرق.',
      },
      {
        title: 'معرفة ما أوشك على النفاد',
        text: 'يعرض [adminLocations:low] المنتجات المنشورة التي بلغت حدها أو نزلت عنه.',
      },
      { title: 'إغلاق موقع', text: '[adminLocations:close] ينقل مخزونه أولًا، ويمكن إعادة تفعيله.' },
    ],
  },
} satisfies AreaHelp;
