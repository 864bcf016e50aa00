import type { Words } from '../../words.ts';

/** Default texts of mails to customers about an order. */
export const orderMailTexts = {
  'order-confirmation': {
    subject: 'تم تأكيد طلبك رقم {{number}} من {{store}}',
    teaser: 'بدأنا تجهيز طلبك.',
    heading: 'شكرًا على طلبك يا {{name}}',
    opening: 'استلمنا طلبك رقم {{number}} بتاريخ {{date}} وبدأنا تجهيزه.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-waiting': {
    subject: 'طلبك رقم {{number}} من {{store}} بانتظار التحويل',
    teaser: 'منتجاتك محجوزة حتى نستلم المبلغ.',
    heading: 'شكرًا لك يا {{name}}',
    opening:
      'استلمنا طلبك رقم {{number}} بتاريخ {{date}} وحجزنا منتجاتك. نؤكد الطلب ونجهّزه فور استلام التحويل.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-calling': {
    subject: 'طلبك رقم {{number}} من {{store}}: سنتصل بك للتأكيد',
    teaser: 'منتجاتك محجوزة حتى نتحدث إليك.',
    heading: 'شكرًا لك يا {{name}}',
    opening: 'استلمنا طلبك رقم {{number}} بتاريخ {{date}} وحجزنا منتجاتك. سنتصل بك لتأكيده قبل تجهيزه.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-payment-due': {
    subject: 'ادفع قيمة طلبك رقم {{number}}: {{amount}}',
    teaser: 'منتجاتك محجوزة بانتظار الدفع.',
    heading: 'طلبك جاهز للدفع يا {{name}}',
    opening:
      'تغيّرت طريقة الدفع لطلبك رقم {{number}} بتاريخ {{date}}. يرجى دفع {{amount}} عبر الإنترنت، وبعدها نؤكد الطلب ونجهّزه.',
    closing: 'لم تطلب هذا التغيير أو لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-packed': {
    subject: 'تم تجهيز طلبك رقم {{number}}',
    teaser: 'سيُشحن قريبًا.',
    heading: 'طلبك جاهز يا {{name}}',
    opening: 'تم تجهيز طلبك رقم {{number}} وهو بانتظار السائق.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-shipped': {
    subject: 'تم شحن طلبك رقم {{number}}',
    teaser: 'طلبك مع السائق.',
    heading: 'تم شحن طلبك يا {{name}}',
    opening: 'تم شحن طلبك رقم {{number}}.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-out-for-delivery': {
    subject: 'طلبك رقم {{number}} خرج للتوصيل',
    teaser: 'السائق في طريقه إليك.',
    heading: 'طلبك في الطريق يا {{name}}',
    opening: 'خرج طلبك رقم {{number}} للتوصيل.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-delivered': {
    subject: 'تم تسليم طلبك رقم {{number}}',
    teaser: 'نأمل أن ينال رضاك.',
    heading: 'تم التسليم يا {{name}}',
    opening: 'تم تسليم طلبك رقم {{number}}. إن كانت هناك أي مشكلة فأخبرنا لنحلّها.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-cancelled': {
    subject: 'تم إلغاء طلبك رقم {{number}}',
    teaser: 'لن يتم توصيله.',
    heading: 'تم إلغاء الطلب رقم {{number}}',
    opening:
      'تم إلغاء طلبك بتاريخ {{date}} يا {{name}}. يُسترد أي مبلغ دفعته، ونؤكد لك قيمته في رسالة منفصلة.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-refunded': {
    subject: 'مبلغك المسترد {{amount}} عن طلبك رقم {{number}}',
    teaser: 'أصدرنا المبلغ المسترد.',
    heading: 'مبلغك المسترد يا {{name}}',
    opening: 'أصدرنا لك مبلغًا مستردًا قدره {{amount}} عن طلبك رقم {{number}}.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-refund-sent': {
    subject: 'أرسلنا مبلغك المسترد {{amount}} عن طلبك رقم {{number}}',
    teaser: 'أعدنا إليك المبلغ.',
    heading: 'أرسلنا مبلغك المسترد يا {{name}}',
    opening: 'أرسلنا إليك المبلغ المسترد {{amount}} عن طلبك رقم {{number}}.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-note': {
    subject: 'رسالة بشأن طلبك رقم {{number}}',
    teaser: 'أرسلنا إليك رسالة بشأن طلبك.',
    heading: 'بشأن طلبك يا {{name}}',
    opening: 'هذه الرسالة بشأن طلبك رقم {{number}} بتاريخ {{date}}:',
    closing: 'للرد، أجب على هذه الرسالة.',
  },
  'order-return-asked': {
    subject: 'طلب إرجاع للطلب رقم {{number}}',
    teaser: 'سنراجعه ونرد عليك قريبًا.',
    heading: 'استلمنا طلب الإرجاع يا {{name}}',
    opening: 'استلمنا طلب الإرجاع للطلب رقم {{number}}. سنراجعه ونرد عليك خلال يوم عمل واحد.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-return-approved': {
    subject: 'تمت الموافقة على إرجاع الطلب رقم {{number}}',
    teaser: 'يرجى تجهيز المنتجات للاستلام.',
    heading: 'تمت الموافقة على الإرجاع يا {{name}}',
    opening:
      'تمت الموافقة على إرجاع منتجات من طلبك رقم {{number}}. يرجى إعادتها إلى علبتها، وسيتصل بك السائق لاستلامها.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
  'order-return-refused': {
    subject: 'طلب الإرجاع للطلب رقم {{number}}',
    teaser: 'تعذّرت الموافقة على الإرجاع.',
    heading: 'نأسف يا {{name}}',
    opening: 'تعذّرت الموافقة على طلب الإرجاع للطلب رقم {{number}} للسبب التالي:',
    closing: 'لديك اعتراض؟ رد على هذه الرسالة.',
  },
  'order-return-received': {
    subject: 'استلمنا منتجاتك المرجعة من الطلب رقم {{number}}',
    teaser: 'نفحص المنتجات الآن.',
    heading: 'تم استلام الإرجاع يا {{name}}',
    opening: 'استلمنا المنتجات المرجعة من طلبك رقم {{number}}. سنفحصها ونراسلك بالخطوات التالية.',
    closing: 'لديك أسئلة؟ رد على هذه الرسالة.',
  },
} satisfies Words;
