import { FIELD_PREFIX } from '#views/form/shown-form.ts';

const FIELD = '[data-form-field]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a field, also while they are disabled. */
export function controlsOf(field: Element): Control[] {
  return [...field.querySelectorAll<Control>('input, select, textarea')];
}

function valuesOf(form: HTMLFormElement, key: string): string[] {
  return new FormData(form)
    .getAll(FIELD_PREFIX + key)
    .map((value) => (typeof value === 'string' ? value.trim() : value.name))
    .filter((value) => value !== '');
}

function isAsked(
  form: HTMLFormElement,
  { onlyIf, onlyIfValue = '' }: DOMStringMap,
  before: Element[],
): boolean {
  const other = before.find((field) => field instanceof HTMLElement && field.dataset.formField === onlyIf);
  if (onlyIf === undefined || other === undefined) return true;
  if (other instanceof HTMLElement && other.hidden) return false;
  const values = valuesOf(form, onlyIf);
  return onlyIfValue === '' ? values.length > 0 : values.includes(onlyIfValue);
}

/** Hides the fields that do not apply to the given answers. Their typed values are kept. */
export function updateConditionalFields(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)];
  for (const [index, field] of fields.entries()) {
    if (field.dataset.onlyIf === undefined) continue;
    field.hidden = !isAsked(form, field.dataset, fields.slice(0, index));
    for (const control of controlsOf(field)) control.disabled = field.hidden;
  }
}
