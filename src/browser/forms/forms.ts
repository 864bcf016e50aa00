import { on } from '../page/on.ts';
import { updateConditionalFields } from './conditions.ts';
import { goToControl } from './errors.ts';
import { fetchToken, sendForm } from './send-form.ts';
import { goBack, goOn, startSteps } from './steps.ts';

const FORM = 'form[data-form]';

function startForm(form: HTMLFormElement): void {
  updateConditionalFields(form);
  startSteps(form);
}

function formOf(element: Element): HTMLFormElement | null {
  return element.closest<HTMLFormElement>(FORM);
}

/**
 * Forms of the page are sent without leaving it, ask what earlier answers need, and show their steps one by one; also those
 * that popups show later.
 *
 * Source: WG-20, FM-05, FM-06
 */
export function start(): void {
  void fetchToken();
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) startForm(form);
  document.addEventListener('elementor/popup/show', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const form of target.querySelectorAll<HTMLFormElement>(FORM)) startForm(form);
  });
  for (const type of ['input', 'change'] as const)
    on(type, `${FORM} *`, (control) => {
      const form = formOf(control);
      if (form !== null) updateConditionalFields(form);
    });
  on('click', `${FORM} [data-form-next]`, (button) => {
    const form = formOf(button);
    if (form !== null) goOn(form);
  });
  on('click', `${FORM} [data-form-back]`, (button) => {
    const form = formOf(button);
    if (form !== null) goBack(form);
  });
  on('click', `${FORM} [data-error-summary] a`, (link, event) => {
    event.preventDefault();
    goToControl(link);
  });
  on('submit', FORM, (form, event) => {
    event.preventDefault();
    if (form instanceof HTMLFormElement && !goOn(form)) void sendForm(form);
  });
}
