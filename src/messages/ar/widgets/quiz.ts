import type { Words } from '../../words.ts';

export const quiz = {
  questionOf: 'السؤال {{number}} من {{most}}',
  questionOfUpTo: 'السؤال {{number}} من {{most}} كحد أقصى',
  back: 'السؤال السابق',
  result: 'نتيجتك',
  compare: 'قارن بينها',
  restart: 'ابدأ من جديد',
  yourAnswers: 'إجاباتك',
  change: 'تغيير',
  changeAnswer: 'تغيير الإجابة عن «{{question}}»',
} satisfies Words;
