import type { Words } from '../../words.ts';

/** كلمات الرفض بشأن الصفحات والمقالات والقوائم والعناوين القديمة. */
export const contentRefusals = {
  content: {
    'wrong-fields': 'يرجى مراجعة الحقول المحددة.',
    'unknown-document': 'لم تعد هذه الصفحة أو المقالة موجودة.',
    'unknown-version': 'لم يُعثر على النسخة.',
    'needed-by-shop': 'يرتبط المتجر بهذه الصفحة، فلا يمكن حذفها أو إلغاء نشرها.',
    'unknown-term': 'لم تعد هذه الفئة أو الوسم موجودًا.',
    'term-in-use_zero': 'غير مستخدم في أي نص.',
    'term-in-use_one': 'مستخدم في نص واحد. أزله منه أولًا.',
    'term-in-use_two': 'مستخدم في نصين. أزله منهما أولًا.',
    'term-in-use_few': 'مستخدم في {{count}} نصوص. أزله منها أولًا.',
    'term-in-use_many': 'مستخدم في {{count}} نصًا. أزله منها أولًا.',
    'term-in-use_other': 'مستخدم في {{count}} نص. أزله منها أولًا.',
  },
  redirects: {
    'wrong-fields': 'يرجى مراجعة الحقول المحددة.',
    unknown: 'لم تعد إعادة التوجيه هذه موجودة.',
    'no-list': 'هذا الملف ليس قائمة إعادة توجيه. يحتاج إلى عمودين: source و target.',
  },
} satisfies Words;
