import { errorNote } from '../fields/field-error.ts';
import { on } from '../page/on.ts';

type Answer = { ok: boolean; message: string };

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'ok' in value && 'message' in value;
}

async function send(form: HTMLFormElement): Promise<Answer> {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });
  const body: unknown = await answer.json();
  if (!isAnswer(body)) throw new Error('no answer');
  return body;
}

async function ask(form: HTMLFormElement): Promise<void> {
  const place = form.closest('[data-restock]')?.querySelector<HTMLElement>('[data-restock-answer]');
  const button = form.querySelector('button');
  button?.setAttribute('aria-busy', 'true');
  try {
    const { ok, message } = await send(form);
    place?.replaceChildren(ok ? message : errorNote('restock', message));
    form.hidden = ok;
  } catch {
    form.submit();
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

/** Sends the back-in-stock form without leaving the page. Source: ST-04 */
export function startRestock(): void {
  on('submit', '[data-restock-form]', (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void ask(form);
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
