import { controlsOf } from './conditions.ts';

const STEP = '[data-form-step]';

function stepsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(STEP)];
}

function shownIndex(form: HTMLFormElement): number {
  return stepsOf(form).findIndex((step) => !step.hidden);
}

function setHidden(form: HTMLFormElement, selector: string, isHidden: boolean): void {
  const button = form.querySelector<HTMLElement>(selector);
  if (button !== null) button.hidden = isHidden;
}

/** Shows one step of a form. @returns the step */
function showStep(form: HTMLFormElement, index: number): HTMLElement | undefined {
  const steps = stepsOf(form);
  for (const [at, step] of steps.entries()) step.hidden = at !== index;
  const isLast = index === steps.length - 1;
  setHidden(form, '[data-form-back]', index === 0);
  setHidden(form, '[data-form-next]', isLast);
  setHidden(form, '[type="submit"]', !isLast);
  return steps[index];
}

function goTo(form: HTMLFormElement, index: number): void {
  showStep(form, index)?.querySelector<HTMLElement>('legend')?.focus();
}

/** Shows the first step; a form without steps is shown whole. */
export function startSteps(form: HTMLFormElement): void {
  if (stepsOf(form).length > 1) showStep(form, 0);
}

/**
 * Goes to the next step, or reports the first invalid field of this one.
 *
 * @returns false on the last step: the form is to be sent
 */
export function goOn(form: HTMLFormElement): boolean {
  const steps = stepsOf(form);
  const index = shownIndex(form);
  const step = steps[index];
  if (step === undefined || index === steps.length - 1) return false;
  const wrong = controlsOf(step).find((control) => !control.disabled && !control.checkValidity());
  if (wrong === undefined) goTo(form, index + 1);
  else wrong.reportValidity();
  return true;
}

export function goBack(form: HTMLFormElement): void {
  goTo(form, Math.max(0, shownIndex(form) - 1));
}

/** Shows the step that contains a control. */
export function showStepOf(form: HTMLFormElement, control: Element | null): void {
  const index = stepsOf(form).findIndex((step) => step.contains(control));
  if (index >= 0) showStep(form, index);
}
