import { errorNote } from '../fields/error-note.ts';

const SUMMARY = '[data-checkout-errors]';

/** Removes all errors from the page. */
export function clearErrors(form: HTMLFormElement): void {
  for (const summary of document.querySelectorAll<HTMLElement>(SUMMARY)) summary.hidden = true;
  for (const row of form.querySelectorAll('.is-bad')) row.classList.remove('is-bad');
  for (const error of form.querySelectorAll('.j-field__err')) error.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}

/** Removes the error of a control that was changed; those that are still empty keep theirs. */
export function forgetError(control: HTMLElement): void {
  if (!control.hasAttribute('aria-invalid') || ('value' in control && control.value === '')) return;
  control.removeAttribute('aria-invalid');
  control.removeAttribute('aria-describedby');
  document.getElementById(`${control.id}_error`)?.remove();
  document.getElementById(`${control.id}_field`)?.classList.remove('is-bad');
}

function markField(name: string, text: string): void {
  const control = document.getElementById(name);
  const row = document.getElementById(`${name}_field`);
  if (control === null || row === null) return;
  row.closest('details')?.setAttribute('open', '');
  row.classList.add('is-bad');
  const error = errorNote(name, text);
  row.append(error);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', error.id);
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
