import { clampQuantity, type QuantityBounds, stepQuantity } from '#shop/cart/rules/quantity.ts';
import { on } from '../page/on.ts';

const FIELD = 'input.qty';

function boundsOf(field: HTMLInputElement): QuantityBounds {
  return {
    min: field.min === '' ? 1 : Number(field.min),
    max: field.max === '' ? null : Number(field.max),
  };
}

/** The bounds of the step buttons: minus may stop above the smallest number that can be typed. */
function stepBoundsOf(field: HTMLInputElement): QuantityBounds {
  const { min, max } = boundsOf(field);
  return { min: Math.max(min, Number(field.dataset.stepMin ?? min)), max };
}

/** Disables a step button that would change nothing. */
export function showEnds(field: HTMLInputElement): void {
  for (const button of field.parentElement?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? []) {
    const step = button.dataset.step === '-1' ? -1 : 1;
    button.disabled = String(stepQuantity(field.value, step, stepBoundsOf(field))) === field.value;
  }
}

function put(field: HTMLInputElement, quantity: number): void {
  if (field.value === String(quantity)) return;
  field.value = String(quantity);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function putRight(field: HTMLInputElement): void {
  put(field, clampQuantity(field.value, boundsOf(field)));
  showEnds(field);
}

/** Quantities in the cart may exceed the stock: the page reports it and does not change them itself. */
function isRaisedOnLoad(field: HTMLInputElement): boolean {
  return field.closest('.product-quantity, .woocommerce-cart-form') === null && field.value !== '';
}

/**
 * Sets the bounds of a quantity field and clamps its value; hides the field when only one quantity is possible.
 *
 * @param bounds whole units; `max: null` for no bound
 */
export function setBounds(field: HTMLInputElement, { min, max }: QuantityBounds): void {
  field.min = String(min);
  field.max = max === null ? '' : String(max);
  const isFixed = min === max;
  field.type = isFixed ? 'hidden' : 'number';
  const frame = field.closest<HTMLElement>('.quantity');
  if (frame !== null) frame.hidden = isFixed;
  putRight(field);
}

function step(button: HTMLElement): void {
  const field = button.parentElement?.querySelector<HTMLInputElement>(FIELD);
  if (!field) return;
  put(field, stepQuantity(field.value, button.dataset.step === '-1' ? -1 : 1, stepBoundsOf(field)));
  showEnds(field);
}

const HELD_AFTER_MS = 450;
const REPEAT_MS = 80;
let repeating: ReturnType<typeof setInterval> | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** A held press has already stepped: the click that ends it must not step again. */
let wasHeld = false;

function release(): void {
  clearTimeout(waiting);
  clearInterval(repeating);
}

/** Holding a step button repeats the step. */
function hold(button: HTMLElement, event: PointerEvent): void {
  release();
  wasHeld = false;
  if (event.button !== 0) return;
  waiting = setTimeout(() => {
    wasHeld = true;
    repeating = setInterval(() => {
      if (button instanceof HTMLButtonElement && button.disabled) release();
      else step(button);
    }, REPEAT_MS);
  }, HELD_AFTER_MS);
}

/**
 * Step buttons for every quantity field, and clamping of typed quantities on leaving it. `max` comes from the
 * server; without it there is no upper bound.
 *
 * Source: spec §5 Quantity; QT-01 to QT-08
 */
export function startQuantity(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) {
    if (isRaisedOnLoad(field) && Number(field.value) < boundsOf(field).min) putRight(field);
    showEnds(field);
  }
  on('pointerdown', '[data-step]', hold);
  for (const type of ['pointerup', 'pointercancel'] as const) document.addEventListener(type, release);
  on('click', '[data-step]', (button) => {
    if (!wasHeld) step(button);
    wasHeld = false;
  });
  on('change', FIELD, (field) => {
    if (field instanceof HTMLInputElement) putRight(field);
  });
}
