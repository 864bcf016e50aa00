import {
  type CheckedGiftCardField,
  deliveryDays,
  GIFT_CARD_FIELDS,
  invalidGiftCardFields,
  readGiftCardDetails,
} from '#shop/gift-cards/rules/details.ts';
import { typedIn } from '../cart/add-to-cart/adding.ts';
import { clearFieldError, fieldOf, showFieldError } from '../fields/field-error.ts';
import { on } from '../page/on.ts';

const DETAILS = '[data-gift-card-details]';

function clear(control: Element): void {
  const field = control.ariaInvalid === null ? null : fieldOf(control);
  if (field !== null) clearFieldError(field);
}

/** Shows the error of a field. @returns its control */
function show(details: HTMLElement, name: CheckedGiftCardField): HTMLElement | null {
  const texts = JSON.parse(details.dataset.giftCardDetails ?? '{}');
  const control = details.querySelector<HTMLElement>(`[name="${GIFT_CARD_FIELDS[name]}"]`);
  const field = fieldOf(control);
  if (control !== null && field !== null) showFieldError(field, control.id, String(texts[name]));
  return control;
}

/** Stops the submit of a gift card with invalid details and focuses the first one. */
function check(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || submitter?.getAttribute('formmethod') === 'get') return;
  const details = form.querySelector<HTMLElement>(DETAILS);
  if (details === null) return;
  for (const control of details.querySelectorAll('[aria-invalid]')) clear(control);
  const typed = readGiftCardDetails(typedIn(form));
  const [first] = invalidGiftCardFields(typed, deliveryDays(new Date())).map((name) => show(details, name));
  if (first === undefined) return;
  // An amount that is not chosen yet has the focus already.
  if (!event.defaultPrevented) first?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The details of a gift card are checked before they are sent, as the server does. Source: FM-06 */
export function start(): void {
  document.addEventListener('submit', check, true);
  on('input', `${DETAILS} [aria-invalid]`, clear);
}
