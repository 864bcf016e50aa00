import type { Words } from '../words.ts';

/** كلمات الرفض بشأن الصفحات والمقالات والقوائم والعناوين القديمة. */
export const contentRefusals = {
  content: {
    'wrong-fields': 'يرجى مراجعة الحقول المُعلَّمة.',
    'changed-meanwhile': 'حفظ {{name}} هذا في هذه الأثناء. قارن بين النسختين ثم احفظ من جديد؛ لم يضِع شيء.',
    'unknown-document': 'لم تعد هذه الصفحة أو المقالة موجودة.',
    'unknown-version': 'هذه النسخة غير محفوظة.',
    'needed-by-shop': 'يقود المتجر نفسه إلى هذه الصفحة، لذلك تبقى.',
    'unknown-term': 'لم يعد هذا القسم أو الموضوع موجودًا.',
    'term-in-use_zero': 'لا يستعمله أي نص.',
    'term-in-use_one': 'يستعمله نص واحد. أخرجه منه أولًا.',
    'term-in-use_two': 'يستعمله نصان. أخرجه منهما أولًا.',
    'term-in-use_few': 'تستعمله {{count}} نصوص. أخرجه منها أولًا.',
    'term-in-use_many': 'يستعمله {{count}} نصًا. أخرجه منها أولًا.',
    'term-in-use_other': 'يستعمله {{count}} نص. أخرجه منها أولًا.',
  },
} satisfies Words;
