import { clearFieldError, showFieldError, WARNING_ICON } from '../fields/field-error.ts';
import { controlsOf } from './conditions.ts';
import { showStepOf } from './steps.ts';

/** What is wrong with a control: at it, and in the summary. */
export type InvalidControl = Readonly<{ id: string; text: string; summary: string }>;

function clearErrors(form: HTMLFormElement): void {
  form.querySelector('[data-error-summary]')?.remove();
  for (const frame of form.querySelectorAll('.is-bad'))
    clearFieldError({ frame, controls: controlsOf(frame) });
}

function printError({ id, text }: InvalidControl): void {
  const frame = document.getElementById(id)?.closest('.j-field') ?? null;
  if (frame !== null) showFieldError({ frame, controls: controlsOf(frame) }, id, text);
}

function summaryLine({ id, summary }: InvalidControl): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = summary;
  line.append(link);
  return line;
}

/** Shows what is wrong at each field and in a summary, which is read out. */
export function printErrors(form: HTMLFormElement, message: string, wrong: readonly InvalidControl[]): void {
  clearErrors(form);
  for (const one of wrong) printError(one);
  const box = document.createElement('div');
  box.className = 'j-notice j-notice--bad j-summary-errors j-full';
  box.setAttribute('role', 'alert');
  box.tabIndex = -1;
  box.dataset.errorSummary = '';
  box.innerHTML = WARNING_ICON;
  const text = document.createElement('div');
  const title = document.createElement('b');
  title.textContent = message;
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.append(...wrong.map(summaryLine));
  text.append(title, ...(wrong.length === 0 ? [] : [list]));
  box.append(text);
  form.prepend(box);
  const [first] = wrong;
  if (first !== undefined) showStepOf(form, document.getElementById(first.id));
  box.focus();
}

/** A link of the summary leads to its field, also in a step that is not shown. */
export function goToControl(link: HTMLElement): void {
  const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  const form = link.closest('form');
  if (form !== null) showStepOf(form, control);
  control?.focus();
}
