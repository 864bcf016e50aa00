import type { ReviewProblems } from '#shop/reviews/rules/review-form.ts';
import { errorNote } from '../fields/error-note.ts';

function parseTexts(text: string | undefined): ReadonlyMap<string, string> {
  const value: unknown = JSON.parse(text ?? '{}');
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The element around a field and its label, which carries the error state. */
function frameOf(form: HTMLFormElement, field: string): Element | null {
  return form.querySelector(`#${field}`)?.closest('.j-field') ?? null;
}

/** Removes a field's error; its hint describes it again. */
export function clearError(form: HTMLFormElement, field: string): void {
  const error = document.getElementById(`${field}_error`);
  if (error === null) return;
  error.remove();
  frameOf(form, field)?.classList.remove('is-bad');
  const control = form.querySelector(`#${field}`);
  control?.removeAttribute('aria-invalid');
  const hint = document.getElementById(`${field}_hint`);
  hint?.removeAttribute('hidden');
  if (hint === null) control?.removeAttribute('aria-describedby');
  else control?.setAttribute('aria-describedby', hint.id);
}

function printError(form: HTMLFormElement, field: string, text: string): void {
  const frame = frameOf(form, field);
  const control = form.querySelector(`#${field}`);
  if (frame === null || control === null) return;
  const error = errorNote(field, text);
  frame.append(error);
  frame.classList.add('is-bad');
  document.getElementById(`${field}_hint`)?.setAttribute('hidden', '');
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', error.id);
}

/** Shows the error of each field, in the texts of the form. */
export function printErrors(form: HTMLFormElement, problems: ReviewProblems): void {
  const texts = parseTexts(form.dataset.errors);
  for (const field of ['rating', 'title', 'comment', 'pictures', 'author', 'email']) clearError(form, field);
  for (const [field, problem] of Object.entries(problems)) printError(form, field, texts.get(problem) ?? '');
}
