import type { SettingFault, Widget } from '../../declaration.ts';
import type { ValuesOf } from '../../fields/field.ts';
import { outlineHeading } from '../../outline/outline.ts';
import { fields, type QuizData } from './fields.ts';
import { messages } from './messages.ts';
import { quizFaults } from './quiz-tree.ts';
import { sample } from './sample.ts';

type Settings = ValuesOf<typeof fields>;

/** Missing texts that identify a question, an answer or a result. */
function emptyTexts({ questions, results }: Settings): SettingFault[] {
  const texts = [
    ...questions.flatMap(({ title, answers }, at) => [
      { path: `questions.${at}.title.en`, text: title.en },
      ...answers.map(({ label }, index) => ({
        path: `questions.${at}.answers.${index}.label.en`,
        text: label.en,
      })),
    ]),
    ...results.map(({ title }, at) => ({ path: `results.${at}.title.en`, text: title.en })),
  ];
  return texts.flatMap(({ path, text }) =>
    text.trim() === '' ? [{ path, rule: 'invalid_type' as const }] : [],
  );
}

export const deviceQuiz: Widget<'device-quiz', typeof fields, QuizData> = {
  name: 'device-quiz',
  group: 'goods',
  icon: 'check-circle',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  isPerNode: true,
  standsIn: ['home', 'text', 'section', 'page', 'listing'],
  faults: (settings) => [...emptyTexts(settings), ...quizFaults(settings)],
  outline: ({ title }, page) => outlineHeading({ text: title, level: 2 }, page),
  messages,
  sample,
};
