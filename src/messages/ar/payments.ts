import type { Words } from '../words.ts';

export const payments = {
  goOn: 'المتابعة إلى الدفع',
  /** For staff: which rule speaks against a way to pay. */
  reasons: {
    'switched-off': 'هذه الطريقة معطّلة.',
    'goods-rule': 'تمنعها قاعدة خاصة بالمنتجات.',
    'nothing-delivered': 'لا شيء في السلة يُوصَّل، فلا أحد يستطيع تحصيل المبلغ.',
    'over-maximum': 'قيمة السلة أعلى من {{amount}}.',
    'under-minimum': 'قيمة السلة أقل من {{amount}}.',
    emirate: 'لا تُعرض في هذه الإمارة: {{emirate}}.',
    'forbidden-class': 'لا يقبلها مزوّد الدفع لهذه الفئة من المنتجات: {{class}}.',
    device: 'لا تُعرض على هذا الجهاز: {{device}}.',
    'no-account': 'لا يوجد حساب يُحوَّل إليه المبلغ.',
    'no-provider': 'لم يُعَدّ أي مزوّد للدفع.',
    'not-by-provider': 'لا يوفّرها مزوّد الدفع.',
    'nothing-to-pay': 'لا يوجد مبلغ للدفع.',
  },
} satisfies Words;
