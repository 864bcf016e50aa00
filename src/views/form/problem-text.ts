import type { TFunction } from 'i18next';
import type { AnswerProblem } from '#shop/forms';
import { LONG_TEXT_MAX, TEXT_MAX } from '#shop/forms/rules/read-answers.ts';
import type { ShownField } from './shown-form.ts';

/** Problems whose text depends on the type of the field. */
const BY_TYPE: Partial<Record<AnswerProblem, readonly ShownField['type'][]>> = {
  missing: ['choice', 'choices', 'consent', 'file'],
  wrong: ['email', 'phone', 'number', 'date', 'time'],
};

/** What is wrong with a field. */
export function problemText(field: ShownField, problem: AnswerProblem, t: TFunction): string {
  const { type, least, most, megabytes, kinds } = field;
  const key = BY_TYPE[problem]?.includes(type) ? `${problem}-${type}` : problem;
  const longest = type === 'long-text' ? LONG_TEXT_MAX : TEXT_MAX;
  return t(`forms:errors.${key}`, {
    least,
    greatest: most,
    most: problem === 'large' ? megabytes : longest,
    kinds: kinds.map((kind) => t(`forms:kinds.${kind}`)).join(', '),
  });
}

/** The problem's text for a summary: with the field's label, except for a consent, whose label is a sentence. */
export function summaryText({ type, label }: ShownField, text: string, t: TFunction): string {
  return type === 'consent' ? text : t('forms:problem', { label, text });
}
