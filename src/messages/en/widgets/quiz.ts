import type { Words } from '../../words.ts';

export const quiz = {
  questionOf: 'Question {{number}} of {{most}}',
  questionOfUpTo: 'Question {{number}} of up to {{most}}',
  back: 'Previous question',
  result: 'Your result',
  compare: 'Compare these',
  restart: 'Start again',
  yourAnswers: 'Your answers',
  change: 'Change',
  changeAnswer: 'Change the answer to “{{question}}”',
} satisfies Words;
