const SUMMARY = '[data-checkout-errors]';

/** Takes every complaint off the page. */
export function clearErrors(form: HTMLFormElement): void {
  for (const summary of document.querySelectorAll<HTMLElement>(SUMMARY)) summary.hidden = true;
  for (const row of form.querySelectorAll('.is-bad')) row.classList.remove('is-bad');
  for (const error of form.querySelectorAll('.j-field__err')) error.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}

function markField(name: string, text: string): void {
  const control = document.getElementById(name);
  const row = document.getElementById(`${name}_field`);
  if (control === null || row === null) return;
  row.closest('details')?.setAttribute('open', '');
  row.classList.add('is-bad');
  const error = document.createElement('span');
  error.className = 'j-field__err';
  error.id = `${name}_error`;
  error.textContent = text;
  row.append(error);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', error.id);
}

/**
 * Shows the server's list of errors: in a summary above the form, and each under its field.
 *
 * @param html one error list; `data-id` ties an entry to its field
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
  // The summary takes the focus and is read out so; as an alert its entries would be no list.
  list?.querySelector('[role="alert"]')?.removeAttribute('role');
  summary.hidden = false;
  summary.dataset.errorSummary = '';
  for (const entry of summary.querySelectorAll<HTMLElement>('li[data-id]'))
    markField(entry.dataset.id ?? '', entry.textContent.trim());
  // Notices that come into the page are brought into view, and this one gets the focus.
  old.replaceWith(summary);
}
