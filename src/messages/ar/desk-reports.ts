import type { Words } from '../words.ts';

/** شاشة التقارير. */
export const deskReports = {
  from: 'من',
  to: 'إلى',
  step: 'الخطوة',
  steps: {
    day: 'يوم',
    week: 'أسبوع',
    month: 'شهر',
  },
  sum: 'المجموع',
  none: 'لا شيء في هذه الأيام',
  noneText: 'اختر أيامًا أخرى، أو عد عندما يحدث شيء.',
  names: {
    sales: 'المبيعات',
    vat: 'ضريبة القيمة المضافة',
    products: 'المنتجات',
    words: 'كلمات بلا نتيجة',
  },
  leads: {
    sales: 'الطلبات المؤكدة بحسب يوم تقديمها؛ والمبالغ المعادة بحسب يوم إعادتها.',
    vat: 'كما تقولها الفواتير الضريبية وإشعارات الدائن.',
    products: 'ما بيع ناقصًا ما عاد؛ بعد الخصم.',
    words: 'ما بحث عنه الزوار ولم يجدوه منذ اليوم الأول.',
  },
  columns: {
    day: 'اليوم',
    orders: 'الطلبات',
    goods: 'البضائع',
    discounts: 'الخصم',
    deliveryAndFees: 'التوصيل والرسوم',
    total: 'الإجمالي',
    refunded: 'المُعاد',
    month: 'الشهر',
    invoices: 'الفواتير',
    creditNotes: 'إشعارات الدائن',
    net: 'الصافي',
    vat: 'الضريبة',
    gross: 'الإجمالي مع الضريبة',
    sku: 'رمز الصنف',
    name: 'الاسم',
    pieces: 'القطع',
    words: 'الكلمات',
    count: 'المرات',
    lastDay: 'آخر يوم',
  },
} satisfies Words;
