import { isAllowed, listen, signal } from '../cart/signals.ts';
import { clearErrors, showErrors } from './errors.ts';
import { endpointUrl, findForm, readParams, serialized } from './page.ts';
import { abortReview, updateReview } from './update-review.ts';

type OrderAnswer = {
  result: string;
  redirect?: string;
  messages?: string;
  refresh?: boolean;
  reload?: boolean;
};

/** An error list with one entry, as the server prints it. */
function listOf(text: string): string {
  const error = document.createElement('li');
  error.textContent = text;
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  list.append(error);
  return list.outerHTML;
}

/**
 * A request refused before processing, e.g. by a rate limit, has a sentence and no result: no order was placed.
 */
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

/** After a refusal no order exists; the next try gets a new key. */
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

/** The order may exist: the form keeps its key, so that a retry returns that order. */
function lost(form: HTMLFormElement): void {
  setBusy(form, false);
  form.dataset.unanswered = '';
  showErrors(form, listOf(readParams()?.i18n_checkout_error ?? ''));
}

/** The order exists and another script continues: a retry returns the same order. */
function leaveToOthers(form: HTMLFormElement): void {
  setBusy(form, false);
  form.dataset.unanswered = '';
}

/** Payment gateway scripts may cancel the submission. Source: WIRE §16 */
function mayBeSent(form: HTMLFormElement): boolean {
  const method = String(new FormData(form).get('payment_method') ?? '');
  return ['checkout_place_order', `checkout_place_order_${method}`].every((name) =>
    isAllowed(name, [form], form),
  );
}

/** Submits the form. However often it is sent, it places one order; a lost response is requested again. */
async function place(form: HTMLFormElement): Promise<void> {
  abortReview();
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

/** Whether a submission has no response yet: its cart may already be empty, so the review is not updated. */
export function isBeingOrdered(form: HTMLFormElement): boolean {
  return form.dataset.sent !== undefined || form.dataset.unanswered !== undefined;
}

/** The order button: one press, one order; the page stays until the server has accepted. */
export function startPlacing(): void {
  const form = findForm();
  if (form === null || readParams() === null) return;
  // A gateway resubmits the form through jQuery, which plain listeners do not receive.
  listen(form, 'submit', (heard) => {
    const event = heard.originalEvent ?? heard;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (submitter !== null && submitter.id !== 'place_order') return;
    heard.preventDefault();
    if (form.dataset.sent === undefined && mayBeSent(form)) void place(form);
  });
  addEventListener('pageshow', () => setBusy(form, false));
}
