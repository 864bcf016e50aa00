import { expect, it } from 'vitest';
import { canonicalQuizzes, parseQuizAnswers, QUIZ_PARAMETER, quizQuery } from './quiz-address.ts';

const canonical = (query: string) => canonicalQuizzes(new URLSearchParams(query));

it('parses the answers of a URL by their numbers', () => {
  expect(parseQuizAnswers('1.3.2')).toEqual([1, 3, 2]);
  expect(parseQuizAnswers('12')).toEqual([12]);
});

it.each(['', '0', '01', '1.', '1..2', '1,2', 'x', '123', ' 1', Array(25).fill('1').join('.'), null])(
  'parses no answers from %j',
  (value) => {
    expect(parseQuizAnswers(value)).toEqual([]);
  },
);

it('keeps valid answers in canonical form, and drops the rest', () => {
  expect(canonical('quiz-n1=1.2&utm_source=mail&quiz-n2=wild')).toEqual([['quiz-n1', '1.2']]);
  expect(canonical('quiz-=1')).toEqual([]);
  expect(QUIZ_PARAMETER.test('quiz-n1')).toBe(true);
  expect(QUIZ_PARAMETER.test('quiz-a b')).toBe(false);
});

it('writes the answers of one quiz, and keeps other parameters', () => {
  expect(quizQuery('?orderby=price&quiz-n2=1&quiz-n1=2', 'n1', [1, 3])).toBe(
    '?orderby=price&quiz-n2=1&quiz-n1=1.3',
  );
  expect(quizQuery('?quiz-n1=2', 'n1', [])).toBe('');
});
