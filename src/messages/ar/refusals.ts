import type { Words } from '../words.ts';

/** The shopper's words for every refusal, by its code. */
export const refusals = {
  cart: {
    'unknown-product': 'لم يعد هذا المنتج موجودًا.',
    'not-for-sale': '{{name}} غير معروض للبيع حاليًا.',
    'choose-options': 'يرجى اختيار أحد الخيارات أولًا.',
    'out-of-stock': 'نفد {{name}}.',
    'not-enough': 'لم يبق من {{name}} سوى {{left}}، وفي سلتك منه {{inCart}}.',
    'only-one': 'قطعة واحدة من {{name}} لكل طلب، وهي في سلتك.',
    'too-many-lines': 'تتسع السلة لما يصل إلى {{limit}} منتج مختلف. يرجى طلب هذه أولًا.',
    'too-large': 'يتسع السطر الواحد لما يصل إلى {{limit}} قطعة.',
    'unknown-line': 'لم يعد هذا السطر في سلتك.',
  },
  checkout: {
    'empty-cart': 'سلتك فارغة.',
    'wrong-fields': 'هناك أمر ناقص أو غير صحيح.',
    'line-problem': 'تغيّر شيء في سلتك.',
    'totals-changed':
      'تغيّرت الأسعار أو التوصيل منذ فتحت هذه الصفحة. يرجى مراجعة الإجمالي الجديد ثم الضغط مرة أخرى.',
    'no-delivery': 'لا نوصل إلى هذه الإمارة بعد.',
    'no-payment': 'لا توجد طريقة دفع لهذه السلة بعد.',
    line: {
      gone: 'لم يعد {{name}} معروضًا للبيع. يرجى إزالته من السلة.',
      'out-of-stock': 'نفد {{name}} للتو. يرجى إزالته من السلة.',
      'too-many': 'لم يبق من {{name}} سوى {{left}}. يرجى تقليل الكمية في السلة.',
    },
  },
} satisfies Words;
