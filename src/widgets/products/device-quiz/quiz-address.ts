/** The parameters of quizzes: `quiz-{id}=1.3.2`, the numbers of the answers one after the other. */
export const QUIZ_PARAMETER = /^quiz-[A-Za-z0-9._-]{1,100}$/;

/** As many questions as a quiz may have. */
export const MOST_QUESTIONS = 20;

const ANSWERS = /^[1-9]\d?(?:\.[1-9]\d?)*$/;

/** The parameter of a quiz. */
export function quizParameter(id: string): string {
  return `quiz-${id}`;
}

/** The numbers of the chosen answers, from 1 on; none where the value is not of that form. */
export function parseQuizAnswers(value: string | null): number[] {
  if (value === null || !ANSWERS.test(value)) return [];
  const answers = value.split('.').map(Number);
  return answers.length > MOST_QUESTIONS ? [] : answers;
}

/** The quiz answers of a URL, for the cache key; invalid ones are dropped, which shows the first question. */
export function canonicalQuizzes(parameters: URLSearchParams): [string, string][] {
  return [...parameters].filter(
    ([name, value]) => QUIZ_PARAMETER.test(name) && parseQuizAnswers(value).length > 0,
  );
}

/** The query of a page with other answers to one quiz; '' without parameters. */
export function quizQuery(query: string, id: string, answers: readonly number[]): string {
  const parameters = new URLSearchParams(query);
  const name = quizParameter(id);
  if (answers.length === 0) parameters.delete(name);
  else parameters.set(name, answers.join('.'));
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
