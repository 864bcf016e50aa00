import { on } from '../page/on.ts';

const FORM = 'form[data-checkout]';
const DRAFT = 'jamra_checkout_draft';
/** What the server's answer brings anew when the emirate or the way of delivery changes. */
const PIECES = ['[data-delivery]', '[data-order-summary]'];

function formOf(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(FORM);
}

/** Typed text outlives a reload of this tab, and nothing else. */
function keepDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name]) => name.startsWith('billing_') || name === 'order_comments',
  );
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(typed));
  } catch {
    return;
  }
}

function parseDraft(text: string | null): [string, string][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((pair): pair is [string, string] => Array.isArray(pair) && typeof pair[1] === 'string')
      : [];
  } catch {
    return [];
  }
}

function restoreDraft(form: HTMLFormElement): void {
  let restoredEmirate = false;
  for (const [name, value] of parseDraft(sessionStorage.getItem(DRAFT))) {
    const field = form.elements.namedItem(name);
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!isText || field.value !== '' || value === '' || field.type === 'hidden') continue;
    field.value = value;
    restoredEmirate ||= field.name === 'billing_state';
  }
  if (restoredEmirate) void updateTotals(form);
}

let latest = 0;

/** Asks the server for the same page with what was chosen, and takes choices and sums from its answer. */
async function updateTotals(form: HTMLFormElement): Promise<void> {
  latest += 1;
  const mine = latest;
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  fields.set('woocommerce_checkout_update_totals', '1');
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== latest) return;
    for (const selector of PIECES) {
      const fresh = page.querySelector(selector);
      if (fresh === null) continue;
      for (const old of document.querySelectorAll(selector))
        old.replaceWith(document.importNode(fresh, true));
    }
    copyTotals(page, form);
  } catch {
    // The button beside the choices does the same with a page load.
  }
}

function copyTotals(page: Document, form: HTMLFormElement): void {
  const seen = page.querySelector<HTMLInputElement>('[data-seen-total]');
  const own = form.querySelector<HTMLInputElement>('[data-seen-total]');
  if (seen !== null && own !== null) own.value = seen.value;
  const button = page.querySelector('#place_order');
  const ownButton = form.querySelector('#place_order');
  if (button !== null && ownButton !== null) ownButton.innerHTML = button.innerHTML;
}

/** One press, one order: the second press of an impatient finger finds the button busy. The server decides all the same. */
function blockSecondPress(form: HTMLFormElement, event: SubmitEvent): void {
  const button = event.submitter;
  if (!(button instanceof HTMLButtonElement) || button.id !== 'place_order') return;
  if (form.dataset.sent !== undefined) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = '';
  button.classList.add('is-busy');
  button.setAttribute('aria-busy', 'true');
}

/** The checkout's page: sums follow choices, typed text survives a reload, one press makes one order. */
export function startCheckout(): void {
  const form = formOf();
  if (form === null) return;
  form.dataset.js = '';
  restoreDraft(form);
  on(
    'change',
    `${FORM} [name="billing_state"], ${FORM} .shipping_method, ${FORM} [name="payment_method"]`,
    () => void updateTotals(form),
  );
  on('input', FORM, () => keepDraft(form));
  form.addEventListener('submit', (event) => blockSecondPress(form, event));
  addEventListener('pageshow', () => {
    delete form.dataset.sent;
    form.querySelector('#place_order')?.classList.remove('is-busy');
  });
}

/** An order was placed: what was typed is no longer needed in this tab. */
export function forgetDraft(): void {
  if (document.querySelector('.woocommerce-order') !== null) sessionStorage.removeItem(DRAFT);
}
