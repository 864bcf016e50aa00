import type { TFunction } from 'i18next';
import type { ActionAnswer } from '../use-action.ts';

/** The message of a refusal, or those of its fields; null after success. */
export function wordsOf(answer: ActionAnswer<unknown>, t: TFunction): string | null {
  if (answer.ok) return null;
  const problems = Object.values(answer.problems);
  if (problems.length === 0) return answer.words;
  return problems
    .map((problem) => t(`refusals:catalogue.field.${problem}`, { defaultValue: answer.words }))
    .join(' ');
}
