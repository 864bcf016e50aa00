import { isAllowed, listen, signal } from '../cart/signals.ts';
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

/** A list of one error, as the server prints them. */
function listOf(text: string): string {
  const error = document.createElement('li');
  error.textContent = text;
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  list.append(error);
  return list.outerHTML;
}

/** A request that was not even looked at, e.g. one of too many, has a sentence and no result: nothing was ordered. */
function parseAnswer(value: unknown): OrderAnswer {
  if (typeof value !== 'object' || value === null) throw new Error('no answer');
  if ('result' in value) return value as OrderAnswer;
  if (!('message' in value) || typeof value.message !== 'string') throw new Error('no answer');
  return { result: 'failure', messages: listOf(value.message) };
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

/** A refused form made no order; the next press is another try, with a key of its own. */
function renewKey(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name="idempotency_key"]');
  if (field !== null) field.value = crypto.randomUUID();
}

async function refused(form: HTMLFormElement, { messages = '', refresh }: OrderAnswer): Promise<void> {
  renewKey(form);
  if (refresh === true) await updateReview({ isAfresh: true });
  setBusy(form, false);
  showErrors(form, messages);
  signal('checkout_error', [messages]);
}

/** The order may be there: the form stays as it was sent, so that another press is answered with it. */
function lost(form: HTMLFormElement): void {
  setBusy(form, false);
  form.dataset.unanswered = '';
  showErrors(form, listOf(readParams()?.i18n_checkout_error ?? ''));
}

/** The order is there, and another script leads on from it: another press is answered with the same order. */
function leaveToOthers(form: HTMLFormElement): void {
  setBusy(form, false);
  form.dataset.unanswered = '';
}

/** Scripts of payment gateways may stop an order before it is sent. Source: WIRE §16 */
function mayBeSent(form: HTMLFormElement): boolean {
  const method = String(new FormData(form).get('payment_method') ?? '');
  return ['checkout_place_order', `checkout_place_order_${method}`].every((name) =>
    isAllowed(name, [form], form),
  );
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
      if (isAllowed('checkout_place_order_success', [answer, form], form)) location.assign(answer.redirect);
      else leaveToOthers(form);
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
  // A gateway that has stopped an order sends the form again through jQuery, which no plain listener hears.
  listen(form, 'submit', (heard) => {
    const event = heard.originalEvent ?? heard;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (submitter !== null && submitter.id !== 'place_order') return;
    heard.preventDefault();
    if (form.dataset.sent === undefined && mayBeSent(form)) void place(form);
  });
  addEventListener('pageshow', () => setBusy(form, false));
}
