import type { ReviewProblems } from '#shop/reviews/rules/review-form.ts';
import { clearFieldError, fieldOf, showFieldError } from '../fields/field-error.ts';

function parseTexts(text: string | undefined): ReadonlyMap<string, string> {
  const value: unknown = JSON.parse(text ?? '{}');
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Removes a field's error; its hint describes it again. */
export function clearError(form: HTMLFormElement, name: string): void {
  const isShown = document.getElementById(`${name}_error`) !== null;
  const field = isShown ? fieldOf(form.querySelector(`#${name}`)) : null;
  if (field !== null) clearFieldError(field);
}

/** Shows the error of each field, in the texts of the form. */
export function printErrors(form: HTMLFormElement, problems: ReviewProblems): void {
  const texts = parseTexts(form.dataset.errors);
  for (const field of ['rating', 'title', 'comment', 'pictures', 'author', 'email']) clearError(form, field);
  for (const [name, problem] of Object.entries(problems)) {
    // The form of an account lacks the guest fields.
    const field = fieldOf(form.querySelector(`#${name}`));
    if (field !== null) showFieldError(field, name, texts.get(problem) ?? '');
  }
}
