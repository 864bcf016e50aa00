import type { Words } from '../words.ts';

export const orders = {
  texts: {
    accepted: 'قُدّم هذا الطلب وفق',
    terms: 'شروط البيع',
    and: ' و',
    privacy: 'سياسة الخصوصية',
    asItWas: 'الإصدار {{version}} كما كان في {{day}}، وتبقى الطلبات التي قُدّمت وفقه خاضعة له.',
  },
  thanks: 'شكرًا لك',
  received: 'لقد استلمنا طلبك.',
  mailSent: 'رسالة التأكيد في طريقها إلى {{email}}.',
  number: 'رقم الطلب',
  date: 'التاريخ',
  email: 'البريد الإلكتروني',
  total: 'الإجمالي',
  payment: 'الدفع',
  invoice: 'الفاتورة الضريبية (PDF)',
  details: 'ما طلبته',
  deliveryTo: 'إلى أين يُوصَّل',
} satisfies Words;
