import type { Words } from '#messages/words.ts';

/** The activity log. */
export const adminAudit = {
  menu: { audit: 'سجل النشاط' },
  lead: 'كل تغيير أجراه الفريق، مع القيم قبله وبعده. لا يمكن تعديل السجل أو حذفه.',
  one: 'تفاصيل النشاط',
  when: 'التاريخ',
  who: 'عضو الفريق',
  what: 'الإجراء',
  verb: 'الإجراء، مثل orders.',
  subject: 'العنصر',
  changes: 'التغييرات',
  outcome: 'النتيجة',
  done: 'تم',
  open: 'قيد التنفيذ',
  refused: 'مرفوض',
  fault: 'خطأ',
  none: 'لا يوجد نشاط',
  noneText: 'جرّب تغيير عوامل التصفية.',
  older: 'الأقدم',
  field: 'الحقل',
  before: 'قبل',
  after: 'بعد',
  input: 'البيانات المرسلة',
  noChanges: 'لم يتغير شيء.',
} satisfies Words;
