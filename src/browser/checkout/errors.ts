import { clearFieldError, type Field, showFieldError } from '../fields/field-error.ts';

const SUMMARY = '[data-checkout-errors]';

function fieldOf(control: Element | null): Field | null {
  const frame = control === null ? null : document.getElementById(`${control.id}_field`);
  return control === null || frame === null ? null : { frame, controls: [control] };
}

/** Removes all errors from the page. */
export function clearErrors(form: HTMLFormElement): void {
  for (const summary of document.querySelectorAll<HTMLElement>(SUMMARY)) summary.hidden = true;
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    const field = fieldOf(control);
    if (field !== null) clearFieldError(field);
  }
  // Those of choices, which have no single control.
  for (const error of form.querySelectorAll('.j-field__err')) error.remove();
}

/**
 * Removes the lines of a field from the summary, and hides the summary with its last line; the focus stays on the
 * page.
 */
function dropLines(name: string, control: HTMLElement): void {
  const summary = document.querySelector<HTMLElement>(`${SUMMARY}:not([hidden])`);
  const lines = summary?.querySelectorAll(`li[data-id="${CSS.escape(name)}"]`) ?? [];
  if (summary === null || lines.length === 0) return;
  const hadFocus = summary.contains(document.activeElement);
  for (const line of lines) line.remove();
  summary.hidden = summary.querySelector('li') === null;
  if (hadFocus && !summary.contains(document.activeElement)) summary.focus();
  if (hadFocus && summary.hidden) control.focus();
}

function forget(control: HTMLElement | null): void {
  if (control === null) return;
  // The error of a choice belongs to its group, whose id is the name of each option.
  for (const id of new Set([control.id, control.getAttribute('name') ?? ''])) {
    const marked = document.getElementById(id);
    const field = marked?.hasAttribute('aria-invalid') ? fieldOf(marked) : null;
    if (field !== null) clearFieldError(field);
    dropLines(id, control);
  }
}

/**
 * Removes the error of a changed control, at the field and in the summary; an empty required field keeps its error.
 * The company is required only if there is a tax number.
 */
export function forgetError(control: HTMLElement): void {
  const isUnchecked = control.matches('[type="checkbox"]:not(:checked)');
  const isEmpty = isUnchecked || ('value' in control && control.value === '');
  if (isEmpty && control.closest('.validate-required') !== null) return;
  forget(control);
  if (isEmpty && control.id === 'billing_trn') forget(document.getElementById('billing_company'));
}

function markField(name: string, text: string): void {
  const field = fieldOf(document.getElementById(name));
  if (field === null) return;
  field.frame.closest('details')?.setAttribute('open', '');
  showFieldError(field, name, text);
}

/** Remembers the errors of the parts that an update replaces. @returns shows them again */
export function rememberErrors(form: HTMLFormElement): () => void {
  const errors = [...form.querySelectorAll('#payment [aria-invalid]')].map(
    ({ id }) => [id, document.getElementById(`${id}_error`)?.textContent ?? ''] as const,
  );
  return () => {
    for (const [id, text] of errors) if (document.getElementById(`${id}_error`) === null) markField(id, text);
  };
}

/**
 * Shows the server's errors in a summary above the form and under each field.
 *
 * @param html a list of errors; `data-id` assigns an entry to a field
 * Source: WIRE §5, §20.16
 */
export function showErrors(form: HTMLFormElement, html: string): void {
  clearErrors(form);
  const old = document.querySelector<HTMLElement>(SUMMARY);
  if (old === null) return;
  const summary = old.cloneNode(true);
  if (!(summary instanceof HTMLElement)) return;
  const list = summary.querySelector('[data-error-list]');
  if (list !== null) list.innerHTML = html;
  // The focused summary is read out; with an alert role its list would not be read as a list.
  list?.querySelector('[role="alert"]')?.removeAttribute('role');
  summary.hidden = false;
  summary.dataset.errorSummary = '';
  for (const entry of summary.querySelectorAll<HTMLElement>('li[data-id]'))
    markField(entry.dataset.id ?? '', entry.textContent.trim());
  // startNotices scrolls to new notices; this one also gets the focus.
  old.replaceWith(summary);
}
