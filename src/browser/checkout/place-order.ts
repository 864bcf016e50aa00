import { signal } from '../cart/signals.ts';
import { clearErrors, showErrors } from './errors.ts';
import { endpointUrl, findForm, readParams, serialized } from './page.ts';
import { stopReview, updateReview } from './update-review.ts';

type OrderAnswer = {
  result: string;
  redirect?: string;
  messages?: string;
  refresh?: boolean;
  reload?: boolean;
};

function parseAnswer(value: unknown): OrderAnswer {
  if (typeof value !== 'object' || value === null || !('result' in value)) throw new Error('no answer');
  return value as OrderAnswer;
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('#place_order');
  button?.classList.toggle('is-busy', isBusy);
  if (isBusy) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
  if (isBusy) form.dataset.sent = '';
  else delete form.dataset.sent;
}

async function ask(form: HTMLFormElement): Promise<OrderAnswer> {
  const params = readParams();
  if (params === null) throw new Error('no configuration');
  const body = new URLSearchParams(serialized(form));
  body.set('woocommerce_checkout_place_order', '1');
  const answer = await fetch(endpointUrl(params, 'checkout'), { method: 'POST', body });
  return parseAnswer(await answer.json());
}

async function refused(form: HTMLFormElement, { messages = '', refresh }: OrderAnswer): Promise<void> {
  if (refresh === true) await updateReview();
  setBusy(form, false);
  showErrors(form, messages);
  signal('checkout_error', [messages]);
}

/** The order may be there: the form stays as it was sent, so that another press is answered with it. */
function lost(form: HTMLFormElement): void {
  setBusy(form, false);
  form.dataset.unanswered = '';
  const error = document.createElement('li');
  error.textContent = readParams()?.i18n_checkout_error ?? '';
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  list.append(error);
  showErrors(form, list.outerHTML);
}

/** Sends the form. However often it is sent, it makes one order: an answer that was lost is asked for again. */
async function place(form: HTMLFormElement): Promise<void> {
  stopReview();
  setBusy(form, true);
  delete form.dataset.unanswered;
  clearErrors(form);
  try {
    const answer = await ask(form);
    if (answer.result === 'success' && answer.redirect !== undefined) {
      location.assign(answer.redirect);
      return;
    }
    if (answer.reload === true) location.reload();
    else await refused(form, answer);
  } catch {
    lost(form);
  }
}

/** Whether what was sent is still to be answered: until then its cart may be empty, and nothing is asked about it. */
export function isBeingOrdered(form: HTMLFormElement): boolean {
  return form.dataset.sent !== undefined || form.dataset.unanswered !== undefined;
}

/** The button that orders: one press, one order, and the page stays as it is until the server has said yes. */
export function startPlacing(): void {
  const form = findForm();
  if (form === null || readParams() === null) return;
  form.addEventListener('submit', (event) => {
    if (event.submitter?.id !== 'place_order' && event.submitter !== null) return;
    event.preventDefault();
    if (form.dataset.sent === undefined) void place(form);
  });
  addEventListener('pageshow', () => setBusy(form, false));
}
