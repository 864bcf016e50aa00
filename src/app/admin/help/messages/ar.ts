import type { Words } from '#messages/words.ts';

/** المساعدة بجانب الشاشة. */
export const adminHelp = {
  name: 'المساعدة',
  topic: 'مساعدة: {{name}}',
  related: 'شاشات ذات صلة',
  all: 'كل المواضيع',
  choose: 'اختر موضوعًا أو ابحث عنه بالضغط على Ctrl+K.',
  loading: 'جارٍ التحميل …',
  failed: 'تعذّر تحميل المساعدة.',
  again: 'إعادة المحاولة',
} satisfies Words;
