import type { ReviewProblems } from '#shop/reviews/rules/review-form.ts';
import { clearFieldError, type Field, showFieldError } from '../fields/field-error.ts';

function parseTexts(text: string | undefined): ReadonlyMap<string, string> {
  const value: unknown = JSON.parse(text ?? '{}');
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A field of the form, if it is there: those of guests are not for accounts. */
function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const control = form.querySelector(`#${name}`);
  const frame = control?.closest('.j-field') ?? null;
  return control === null || frame === null ? null : { frame, controls: [control] };
}

/** Removes a field's error; its hint describes it again. */
export function clearError(form: HTMLFormElement, name: string): void {
  const field = document.getElementById(`${name}_error`) === null ? null : fieldOf(form, name);
  if (field !== null) clearFieldError(field);
}

/** Shows the error of each field, in the texts of the form. */
export function printErrors(form: HTMLFormElement, problems: ReviewProblems): void {
  const texts = parseTexts(form.dataset.errors);
  for (const field of ['rating', 'title', 'comment', 'pictures', 'author', 'email']) clearError(form, field);
  for (const [name, problem] of Object.entries(problems)) {
    const field = fieldOf(form, name);
    if (field !== null) showFieldError(field, name, texts.get(problem) ?? '');
  }
}
