import type { Words } from '../../words.ts';
import { mailTexts } from './mail-texts.ts';

export const mail = {
  order: {
    look: 'عرض الطلب',
    pay: 'ادفع الآن',
    payUntil: 'يرجى الدفع قبل {{time}}. منتجاتك محجوزة حتى ذلك الوقت.',
    number: 'الطلب رقم {{number}}',
    arrives: 'موعد التوصيل المتوقع: {{day}}.',
    tracking: 'تتبّع الشحنة مع {{carrier}}:',
    account: 'يرجى تحويل {{amount}} إلى هذا الحساب مع ذكر رقم الطلب {{number}} كمرجع:',
    until: 'منتجاتك محجوزة حتى {{time}}.',
    invoice: 'فاتورتك الضريبية {{label}} مرفقة.',
    refund: {
      total: 'المبلغ المسترد',
      provider: 'يعود المبلغ إلى طريقة الدفع الأصلية. قد يستغرق ظهوره في كشف حسابك بضعة أيام عمل.',
      cod: 'دفعت عند الاستلام، لذا سنتواصل معك لترتيب طريقة استلام المبلغ.',
      bacs: 'سنحوّل المبلغ إلى حسابك المصرفي، ونتواصل معك إن احتجنا إلى بياناته.',
      toGiftCards: 'عاد {{amount}} إلى بطاقة الهدية.',
    },
    creditNote: 'الإشعار الدائن {{label}} مرفق.',
  },
  account: {
    register: 'أكمل حسابك',
    known: 'تسجيل الدخول',
    invite: 'تعيين كلمة المرور',
    reset: 'إعادة تعيين كلمة المرور',
    email: 'تأكيد البريد',
    'password-changed': 'إلى حسابي',
    'email-changed': 'إلى المتجر',
    deleted: 'إلى المتجر',
  },
  staff: { join: 'قبول الدعوة' },
  restock: { look: 'تسوّق الآن', forget: 'إلغاء الاشتراك' },
  wishlist: {
    open: 'عرض مفضلتي',
    back: 'عاد إلى المخزون',
    cheaper: 'أقل بمقدار {{amount}} عمّا كان عند حفظه',
  },
  devices: { open: 'عرض أجهزتي' },
  newOrders: { open: 'عرض الطلب {{number}}' },
  reminder: { open: 'عرض سلتي', stop: 'إلغاء الاشتراك' },
  contact: {
    from: 'من',
    topic: 'الموضوع',
    language: 'اللغة',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
  },
  'subscription-confirm': 'تأكيد الاشتراك',
  'subscription-welcome': 'زيارة المتجر',
  renewal: { before: 'في الطلب السابق: {{amount}} للقطعة', pay: 'ادفع الآن', manage: 'عرض الاشتراك' },
  texts: mailTexts,
} satisfies Words;
