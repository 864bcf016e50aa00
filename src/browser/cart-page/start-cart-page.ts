import type { Queue } from '../cart/queue.ts';
import { listen } from '../cart/signals.ts';
import { cookieHash } from '../cart/storage.ts';
import { on } from '../page/on.ts';
import { formChange, linkChange, look } from './change.ts';
import { findPage } from './lift.ts';
import { createPerforming, type Performing } from './perform.ts';

const FORM = 'form.woocommerce-cart-form';
const ESTIMATE = 'form[data-estimate]';
const LINKS =
  '.cart_item .remove, [data-keep-for-later], [data-kept] a.remove, [data-move-to-cart], .woocommerce-notices-wrapper .restore-item, .cart_totals .woocommerce-remove-coupon';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

function eventsOf(link: HTMLAnchorElement): [string, unknown[]][] {
  const { coupon } = link.dataset;
  if (coupon !== undefined) return [['removed_coupon', [coupon]]];
  return link.matches('.cart_item .remove') ? [['item_removed_from_classic_cart', []]] : [];
}

function startLinks(page: HTMLElement, { perform, isBusy, whenDone }: Performing): void {
  on('click', LINKS, (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !page.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    link.closest('[data-key]')?.classList.add('is-leaving');
    perform(linkChange(link, eventsOf(link)));
  });
  on('click', '.checkout-button', (link, event) => {
    if (!isBusy() || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    whenDone(() => {
      location.href = link.href;
    });
  });
}

function formIn(page: HTMLElement, selector: string, form: HTMLFormElement): () => HTMLFormElement {
  return () => page.querySelector<HTMLFormElement>(selector) ?? form;
}

function startForms(page: HTMLElement, { perform }: Performing): void {
  let isUpdateWaiting = false;
  const update = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (isUpdateWaiting) return;
    isUpdateWaiting = true;
    const change = formChange(formIn(page, FORM, form), submitter, { said: 'failures', events: [] });
    const request = () => {
      isUpdateWaiting = false;
      return change.request();
    };
    perform({ ...change, request });
  };
  const apply = (form: HTMLFormElement, submitter: HTMLElement) => {
    const code = String(new FormData(form).get('coupon_code') ?? '');
    const events = [['applied_coupon', [code]]] as const;
    perform(formChange(formIn(page, FORM, form), submitter, { said: 'all', events }));
  };
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !page.contains(form)) return;
    if (form.matches(FORM)) {
      event.preventDefault();
      if (submitter?.getAttribute('name') === 'apply_coupon') apply(form, submitter);
      else update(form, submitter);
    } else if (form.matches(ESTIMATE)) {
      event.preventDefault();
      const events = [['updated_shipping_method', []]] as const;
      perform(formChange(formIn(page, ESTIMATE, form), submitter, { said: 'failures', events }));
    }
  });
}

/** A choice is sent as soon as it is made; Enter in the code's field presses the button beside it. */
function startFields(): void {
  on('change', `${FORM} input.qty`, (field) => {
    const form = field.closest('form');
    form?.requestSubmit(form.querySelector<HTMLElement>('[data-update-cart]'));
  });
  on('change', `${ESTIMATE} :is(select, .shipping_method)`, (field) => {
    const form = field.closest('form');
    form?.requestSubmit(form.querySelector<HTMLElement>('[name="calc_shipping"]'));
  });
  on('keydown', '#coupon_code', (field, event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    field.closest('form')?.requestSubmit(document.querySelector<HTMLElement>('[name="apply_coupon"]'));
  });
}

/**
 * The drawer, another tab or a card below may change the cart, and so may what was under way when the page was asked
 * for: the page shows the cart that the cookie names.
 */
function startFollowing(page: HTMLElement, { perform, isBusy }: Performing): void {
  let asked = '';
  const follow = () => {
    const hash = cookieHash();
    if (isBusy() || hash === page.dataset.cartHash || hash === asked) return;
    asked = hash;
    perform(look(location.pathname));
  };
  for (const name of ['wc_fragments_loaded', 'added_to_cart', 'removed_from_cart'])
    listen(document.body, name, follow);
  listen(document, 'wc_update_cart', () => perform(look(location.pathname)));
  // After the browser's restart there is no such cookie, and the page was printed of the cart all the same.
  if (cookieHash() !== '') follow();
}

/**
 * The cart's page changes without a reload: each link and form is sent as it would be without script, and what the
 * server printed is put in the place of what stood there. Its requests wait in the cart's one queue.
 *
 * Source: WIRE §9, §16
 */
export function startCartPage(enqueue: Queue['enqueue']): void {
  const page = findPage();
  if (page === null) return;
  const performing = createPerforming(page, enqueue);
  startLinks(page, performing);
  startForms(page, performing);
  startFields();
  startFollowing(page, performing);
}
