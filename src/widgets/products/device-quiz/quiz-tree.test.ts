import { expect, it } from 'vitest';
import { type QuizTree, quizFaults, stepAt, stepsLeft } from './quiz-tree.ts';

const question = (key: string, ...to: readonly string[]) => ({
  key,
  answers: to.map((one) => ({ to: one })),
});
const quiz = (questions: QuizTree['questions'], ...results: readonly string[]): QuizTree => ({
  questions,
  results: results.map((key) => ({ key })),
});

const branching = quiz(
  [
    question('use', 'budget', 'colour'),
    question('budget', 'small', 'colour'),
    question('colour', 'small', 'large'),
  ],
  'small',
  'large',
);

it('finds no fault when every answer leads on and all entries are reachable', () => {
  expect(quizFaults(branching)).toEqual([]);
});

it('names answers that lead nowhere or to a deleted entry', () => {
  expect(quizFaults(quiz([question('use', '', 'gone', 'end')], 'end'))).toEqual([
    { path: 'questions.0.answers.0.to', rule: 'quiz-nowhere' },
    { path: 'questions.0.answers.1.to', rule: 'quiz-nowhere' },
  ]);
});

it('names the answer that closes a cycle, not those that lead to it', () => {
  const circle = quiz(
    [question('a', 'b', 'end'), question('b', 'c', 'end'), question('c', 'a', 'end')],
    'end',
  );
  expect(quizFaults(circle)).toEqual([{ path: 'questions.2.answers.0.to', rule: 'quiz-circle' }]);
  expect(quizFaults(quiz([question('a', 'a', 'end')], 'end'))).toEqual([
    { path: 'questions.0.answers.0.to', rule: 'quiz-circle' },
  ]);
});

it('names unreachable questions and results, and cycles among them', () => {
  const apart = quiz(
    [question('a', 'end', 'end'), question('b', 'c', 'end'), question('c', 'b', 'end')],
    'end',
    'other',
  );
  expect(quizFaults(apart)).toEqual([
    { path: 'questions.2.answers.0.to', rule: 'quiz-circle' },
    { path: 'questions.1', rule: 'quiz-unreached' },
    { path: 'questions.2', rule: 'quiz-unreached' },
    { path: 'results.1', rule: 'quiz-unreached' },
  ]);
});

it('names the second of two entries with one key', () => {
  expect(quizFaults(quiz([question('a', 'end', 'end')], 'end', 'end'))).toEqual([
    { path: 'results.1', rule: 'quiz-same-key' },
  ]);
});

it('handles a chain of twenty skippable questions', () => {
  const chain = Array.from({ length: 20 }, (_, at) =>
    question(`q${at}`, `q${at + 1}`, `q${Math.min(at + 2, 20)}`),
  );
  const long = quiz(
    chain.map(({ key, answers }) => ({
      key,
      answers: answers.map(({ to }) => ({ to: to === 'q20' ? 'end' : to })),
    })),
    'end',
  );
  expect(quizFaults(long)).toEqual([]);
  expect(stepsLeft(long, 'q0')).toEqual({ fewest: 10, most: 20 });
});

it('follows answers from the first question to a result', () => {
  expect(stepAt(branching, [])).toEqual({ key: 'use', given: [] });
  expect(stepAt(branching, [1])).toMatchObject({ key: 'budget' });
  expect(stepAt(branching, [1, 2, 2])).toEqual({
    key: 'large',
    given: [
      { question: 0, answer: 0 },
      { question: 1, answer: 1 },
      { question: 2, answer: 1 },
    ],
  });
});

it.each([[[3]], [[1, 9]], [[1, 1, 1]], [[2, 2, 1, 1]]])('starts over with unknown answers: %j', (answers) => {
  expect(stepAt(branching, answers)).toEqual({ key: 'use', given: [] });
});

it('counts the remaining questions by the shortest and the longest path', () => {
  expect(stepsLeft(branching, 'use')).toEqual({ fewest: 2, most: 3 });
  expect(stepsLeft(branching, 'colour')).toEqual({ fewest: 1, most: 1 });
  expect(stepsLeft(branching, 'small')).toEqual({ fewest: 0, most: 0 });
});
