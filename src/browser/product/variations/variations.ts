import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import { on } from '../../page/on.ts';
import {
  chosenIn,
  followSelects,
  isComplete,
  PREFIX,
  selectsOf,
  showPossible,
  slugOf,
  swatchesOf,
} from './choices.ts';
import { findVariation, type VariationData, variationParameters } from './listed-variations.ts';
import { isPlaced } from './parts-of.ts';
import { notePrinted, showUnchosen, showVariation } from './show-variation.ts';

const FORM = 'form.variations_form';
const SELECT = `${FORM} .variations select`;
const RADIO = `${FORM} [data-choice] input[type="radio"]`;

function showText(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('.single_variation');
  if (place !== null) place.textContent = text;
}

/** Puts the choice into the URL, so that it can be shared; adds no history entry. */
function rememberInAddress(chosen: Options): void {
  const address = new URL(location.href);
  for (const [slug, value] of Object.entries(chosen)) {
    if (value === '') address.searchParams.delete(PREFIX + slug);
    else address.searchParams.set(PREFIX + slug, value);
  }
  history.replaceState(history.state, '', address);
}

function show(form: HTMLFormElement, variation: VariationData | null, chosen: Options): void {
  const field = form.querySelector<HTMLInputElement>('input.variation_id');
  if (field !== null) field.value = String(variation?.variation_id ?? '');
  if (variation !== null) {
    showText(form, '');
    showVariation(form, variation);
    return;
  }
  showText(form, isComplete(chosen) ? (variationParameters()?.i18n_no_matching_variations_text ?? '') : '');
  showUnchosen(form);
}

/** The latest choice per form; earlier responses are ignored. */
const requested = new WeakMap<HTMLFormElement, Options>();

async function choose(form: HTMLFormElement): Promise<void> {
  const chosen = chosenIn(form);
  requested.set(form, chosen);
  showPossible(form, chosen);
  followSelects(form);
  const reset = form.querySelector<HTMLElement>('.reset_variations');
  if (reset !== null) reset.hidden = Object.values(chosen).every((value) => value === '');
  if (!isPlaced(form)) rememberInAddress(chosen);
  form.setAttribute('aria-busy', 'true');
  try {
    const variation = await findVariation(form, chosen);
    if (requested.get(form) === chosen) show(form, variation, chosen);
  } catch {
    if (requested.get(form) === chosen) showText(form, variationParameters()?.i18n_unavailable_text ?? '');
  } finally {
    form.removeAttribute('aria-busy');
  }
}

/** The form shows this choice already; a choice restored by the browser is applied. */
export function beginVariations(form: HTMLFormElement): void {
  for (const select of selectsOf(form)) select.required = false;
  const chosen = chosenIn(form);
  const printed = selectsOf(form).every((select) =>
    [...select.options].some((option) => option.defaultSelected && option.value === select.value),
  );
  if (!printed) {
    void choose(form);
    return;
  }
  showPossible(form, chosen);
  followSelects(form);
  void findVariation(form, chosen).then((variation) => {
    const field = form.querySelector<HTMLInputElement>('input.variation_id');
    if (variation === null) return;
    notePrinted(form);
    if (field !== null) field.value = String(variation.variation_id);
  });
}

/** Prevents submitting an incomplete choice: focuses the first open one with a message. */
function askForChoice(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
  if (submitter?.getAttribute('formmethod') === 'get') return;
  const open = selectsOf(form).find(({ value }) => value === '');
  if (open === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  showText(form, variationParameters()?.i18n_make_a_selection_text ?? '');
  swatchesOf(form, open)?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
}

function formOf(element: Element): HTMLFormElement | null {
  return element.closest<HTMLFormElement>(FORM);
}

/** Shows price, stock, SKU and picture of the chosen variation. Source: spec §2, WIRE §8 */
export function startVariations(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) beginVariations(form);
  on('change', RADIO, (radio) => {
    const form = formOf(radio);
    const slug = radio.closest<HTMLElement>('[data-choice]')?.dataset.choice;
    const select = form && selectsOf(form).find((one) => slugOf(one) === slug);
    if (!select || !(radio instanceof HTMLInputElement)) return;
    select.value = radio.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  on('change', SELECT, (select) => {
    const form = formOf(select);
    if (form !== null) void choose(form);
  });
  on('click', `${FORM} .reset_variations`, (link, event) => {
    const form = formOf(link);
    if (form === null) return;
    event.preventDefault();
    for (const select of selectsOf(form)) select.value = '';
    void choose(form);
    form.querySelector<HTMLInputElement>('[data-choice] input')?.focus();
  });
  document.addEventListener('submit', askForChoice, true);
}
