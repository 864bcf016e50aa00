import type { Words } from '../../words.ts';

export const orders = {
  texts: {
    accepted: 'قُدّم هذا الطلب وفق',
    terms: 'شروط البيع',
    and: ' و',
    privacy: 'سياسة الخصوصية',
    asItWas: 'الإصدار {{version}} الساري في {{day}}، ويظل ساريًا على الطلبات المقدّمة وفقه.',
  },
  thanks: 'شكرًا لك',
  received: 'تم استلام طلبك.',
  confirm: {
    email: {
      text: 'حفاظًا على بياناتك، أدخل البريد الإلكتروني لهذا الطلب.',
      label: 'البريد الإلكتروني',
    },
    phone: {
      text: 'حفاظًا على بياناتك، أدخل رقم هاتف هذا الطلب.',
      label: 'رقم الهاتف',
    },
    do: 'عرض الطلب',
  },
  mailSent: 'أرسلنا رسالة تأكيد إلى {{email}}.',
  number: 'رقم الطلب',
  date: 'التاريخ',
  email: 'البريد الإلكتروني',
  total: 'الإجمالي',
  refunded: 'المبلغ المسترد',
  refundDue: 'المبلغ المستحق استرداده',
  payment: 'طريقة الدفع',
  invoice: 'الفاتورة الضريبية (PDF)',
  details: 'تفاصيل الطلب',
  deliveryTo: 'عنوان التوصيل',
  shipment: {
    title: 'تتبّع الشحنة',
    expected: 'متوقّع {{time}}',
    none: 'لا مستجدات من شركة التوصيل بعد.',
    refresh: 'تحديث',
    statuses: {
      accepted: 'استلمت شركة التوصيل بيانات الشحنة',
      'picked-up': 'تم استلام الشحنة من المتجر',
      'out-for-delivery': 'خرجت للتوصيل',
      delivered: 'تم التسليم',
      'failed-attempt': 'تعذّر التسليم',
      returned: 'أُعيدت إلينا',
    },
  },
  receiptFor: 'الإيصال باسم',
} satisfies Words;
