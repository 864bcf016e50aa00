import type { Words } from '#messages/words.ts';

/** شاشة التقارير. */
export const adminReports = {
  menu: { reports: 'التقارير' },
  step: 'التجميع حسب',
  steps: {
    day: 'يوم',
    week: 'أسبوع',
    month: 'شهر',
  },
  sum: 'الإجمالي',
  first: 'أول {{shown}} من {{all}}. الإجمالي للكل، وملف CSV يضم جميع الصفوف.',
  none: 'لا بيانات',
  noneText: 'لا بيانات لهذه الفترة. اختر تواريخ أخرى.',
  names: {
    sales: 'المبيعات',
    vat: 'ضريبة القيمة المضافة',
    products: 'المنتجات',
    words: 'عمليات بحث بلا نتائج',
  },
  leads: {
    sales: 'الطلبات المؤكدة حسب تاريخ الطلب؛ والمبالغ المستردة حسب تاريخ الاسترداد.',
    vat: 'من الفواتير الضريبية وإشعارات الدائن.',
    products: 'ما بيع ناقصًا المرتجعات، بعد الخصم.',
    words: 'ما بحث عنه الزوار دون نتيجة. يُحفظ 180 يومًا.',
  },
  columns: {
    day: 'التاريخ',
    orders: 'الطلبات',
    goods: 'المنتجات',
    discounts: 'الخصومات',
    deliveryAndFees: 'الشحن والرسوم',
    total: 'الإجمالي',
    refunded: 'المبالغ المستردة',
    month: 'الشهر',
    invoices: 'الفواتير',
    creditNotes: 'إشعارات الدائن',
    net: 'الصافي',
    vat: 'الضريبة',
    gross: 'الإجمالي شامل الضريبة',
    sku: 'رمز SKU',
    name: 'الاسم',
    pieces: 'القطع المبيعة',
    words: 'عبارة البحث',
    count: 'عدد مرات البحث',
    lastDay: 'آخر بحث',
  },
} satisfies Words;
