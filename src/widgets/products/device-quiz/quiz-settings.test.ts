import { expect, it } from 'vitest';
import { checkTree } from '../../tree/check-tree.ts';
import { sample } from './sample.ts';

const check = (settings: unknown) =>
  checkTree([{ id: 'quiz', widget: 'device-quiz', version: 1, settings, common: {}, slots: {} }], 'text');
const wrong = (path: string, rule: string) => ({ node: 'quiz', reason: 'wrong-setting', path, rule });
const [first, second] = sample.questions;

it('is saved when every answer leads to a result', () => {
  expect(check(sample)).toEqual([]);
});

it('is refused with an answer that leads nowhere, by its path', () => {
  const questions = [
    first,
    { ...second, answers: second?.answers.with(0, { ...second.answers[0], to: '' } as never) },
  ];
  expect(check({ ...sample, questions })).toEqual([
    wrong('questions.1.answers.0.to', 'quiz-nowhere'),
    wrong('results.0', 'quiz-unreached'),
  ]);
});

it('is refused with a cycle', () => {
  const questions = [
    first,
    { ...second, answers: second?.answers.map((one, at) => (at === 0 ? { ...one, to: 'place' } : one)) },
  ];
  expect(check({ ...sample, questions })).toEqual([
    wrong('questions.1.answers.0.to', 'quiz-circle'),
    wrong('results.0', 'quiz-unreached'),
  ]);
});

it('is refused with a question without text', () => {
  const questions = [{ ...first, title: { en: ' ', ar: 'سؤال' } }, second];
  expect(check({ ...sample, questions })).toEqual([wrong('questions.0.title.en', 'invalid_type')]);
});
