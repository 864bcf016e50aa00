import { importPart } from '../page/load-part.ts';
import { on } from '../page/on.ts';

/** Sends the back-in-stock form without leaving the page. Source: ST-04 */
export function startRestock(): void {
  const form = document.querySelector<HTMLFormElement>('[data-restock-form]');
  // Without script a refusal would lose the typed values, so there the browser validates the form.
  if (form !== null) form.noValidate = true;
  on('submit', '[data-restock-form]', (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    importPart('restock', () => import('./send-restock.ts'))
      .then(({ sendRestock }) => sendRestock(form))
      .catch(() => form.submit());
  });
}

/**
 * Shows the back-in-stock form when the chosen variation is out of stock.
 *
 * @param productId the chosen variation
 */
export function offerRestock(productId: number, isOut: boolean): void {
  const place = document.querySelector<HTMLElement>('[data-restock]');
  if (place === null) return;
  place.hidden = !isOut;
  const answer = place.querySelector('[data-restock-answer]');
  if (answer !== null) answer.textContent = '';
  const form = place.querySelector<HTMLFormElement>('[data-restock-form]');
  const field = form?.querySelector<HTMLInputElement>('input[name="product_id"]');
  if (form) form.hidden = false;
  if (field) field.value = String(productId);
}
