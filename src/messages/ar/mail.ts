import type { Words } from '../words.ts';
import { mailTexts } from './mail-texts.ts';

export const mail = {
  order: {
    look: 'عرض الطلب',
    number: 'الطلب رقم {{number}}',
    arrives: 'الوصول المتوقع: {{day}}.',
    tracking: 'تابع الشحنة مع {{carrier}}:',
    account: 'يرجى تحويل {{amount}} إلى هذا الحساب مع ذكر رقم الطلب {{number}} مرجعًا:',
    until: 'نحتفظ بالبضاعة حتى {{time}}.',
    invoice: 'تجد فاتورتك الضريبية {{label}} مرفقة.',
    creditNote: 'تجد الإشعار الدائن {{label}} مرفقًا.',
  },
  account: {
    register: 'أكمل حسابي',
    known: 'تسجيل الدخول',
    reset: 'اختر كلمة مرور جديدة',
    email: 'تأكيد هذا البريد',
    'password-changed': 'إلى حسابك',
    'email-changed': 'إلى المتجر',
    deleted: 'إلى المتجر',
  },
  staff: { join: 'انضم إلى لوحة الإدارة' },
  restock: { look: 'شاهده في المتجر', forget: 'احذفوا بريدي' },
  newOrders: { open: 'افتح الطلب {{number}}' },
  reminder: { open: 'افتح سلتي', stop: 'لا مزيد من التذكير' },
  contact: {
    from: 'من',
    topic: 'الموضوع',
    language: 'اللغة',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
  },
  texts: mailTexts,
} satisfies Words;
