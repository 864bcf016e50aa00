import { isPossible, type Options } from '#shop/catalogue/rules/choose-variation.ts';
import { listedIn } from './listed-variations.ts';

export const PREFIX = 'attribute_';

export function selectsOf(form: HTMLFormElement): HTMLSelectElement[] {
  return [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
}

export function slugOf(select: HTMLSelectElement): string {
  return (select.dataset.attribute_name ?? select.name).slice(PREFIX.length);
}

/** The choice, attribute slug to value slug; empty while open. */
export function chosenIn(form: HTMLFormElement): Options {
  return Object.fromEntries(selectsOf(form).map((select) => [slugOf(select), select.value]));
}

export function isComplete(chosen: Options): boolean {
  return Object.values(chosen).every((value) => value !== '');
}

export function swatchesOf(form: HTMLFormElement, select: HTMLSelectElement): Element | null {
  return form.querySelector(`[data-choice="${CSS.escape(slugOf(select))}"]`);
}

/**
 * Disables values without a variation for the rest of the choice; sold-out values stay enabled and are struck
 * through.
 */
export function showPossible(form: HTMLFormElement, chosen: Options): void {
  const listed = listedIn(form);
  if (listed === null) return;
  for (const select of selectsOf(form)) {
    const slug = slugOf(select);
    for (const option of select.options) {
      option.disabled = option.value !== '' && !isPossible(listed, chosen, { slug, value: option.value });
    }
  }
}

function followSelect(swatches: Element, select: HTMLSelectElement, none: string): void {
  const off = new Set([...select.options].filter(({ disabled }) => disabled).map(({ value }) => value));
  let name = none;
  for (const radio of swatches.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.checked = radio.value === select.value;
    radio.disabled = off.has(radio.value);
    if (radio.checked) name = radio.dataset.name ?? '';
  }
  const words = swatches.querySelector('[data-chosen]');
  if (words !== null) words.textContent = name;
}

/** Copies the selects' state to the swatches. */
export function followSelects(form: HTMLFormElement): void {
  const none = form.querySelector<HTMLElement>('.reset_variations')?.dataset.noChoice ?? '';
  for (const select of selectsOf(form)) {
    const swatches = swatchesOf(form, select);
    if (swatches !== null) followSelect(swatches, select, none);
  }
}

/** The names of the chosen values, as a list in the page's language. */
export function chosenNames(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('[data-choice] [data-chosen]')].map(({ textContent }) => textContent);
}
