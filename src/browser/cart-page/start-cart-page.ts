import type { Queue } from '../cart/changes/queue.ts';
import { cookieHash } from '../cart/fragments/storage.ts';
import { listen } from '../cart/signals.ts';
import { chooseStoredEmirate } from '../emirate/choose-stored-emirate.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { formChange, linkChange, look } from './change.ts';
import { findPage } from './find-page.ts';
import { createChangeRunner, type Performing } from './perform.ts';

const FORM = 'form.woocommerce-cart-form';
const ESTIMATE = 'form[data-estimate]';
const GIFT_CARD = 'form[data-gift-card]';
const LINKS =
  '.cart_item .remove, [data-keep-for-later], [data-kept] a.remove, [data-move-to-cart], .woocommerce-notices-wrapper .restore-item, .cart_totals :is(.woocommerce-remove-coupon, .gift-card .j-link)';

function eventsOf(link: HTMLAnchorElement): [string, unknown[]][] {
  const { coupon } = link.dataset;
  if (coupon !== undefined) return [['removed_coupon', [coupon]]];
  return link.matches('.cart_item .remove') ? [['item_removed_from_classic_cart', []]] : [];
}

const EXPRESS = '.cart_totals [name="express_wallet"]';

/** Leaves the page once all changes are done; the buttons may have been replaced by then. */
function startLeaving({ isBusy, whenDone }: Performing): void {
  on('click', '.checkout-button', (link, event) => {
    if (!isBusy() || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    whenDone(() => {
      location.href = link.href;
    });
  });
  on('click', EXPRESS, (_button, event) => {
    if (!isBusy()) return;
    event.preventDefault();
    whenDone(() => document.querySelector<HTMLElement>(EXPRESS)?.click());
  });
}

function startLinks(page: HTMLElement, { perform }: Performing): void {
  on('click', LINKS, (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !page.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    link.closest('[data-key]')?.classList.add('is-leaving');
    perform(linkChange(link, eventsOf(link)));
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
    const change = formChange(formIn(page, FORM, form), submitter, { announced: 'failures', events: [] });
    const request = () => {
      isUpdateWaiting = false;
      return change.request();
    };
    perform({ ...change, request });
  };
  const apply = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const code = String(new FormData(form).get('coupon_code') ?? '');
    const events = [['applied_coupon', [code]]] as const;
    perform(
      formChange(formIn(page, FORM, form), submitter, { announced: 'all', events, code: 'coupon_code' }),
    );
  };
  const forms: Readonly<Record<string, (form: HTMLFormElement, submitter: HTMLElement | null) => void>> = {
    [FORM]: (form, submitter) =>
      (submitter?.getAttribute('name') === 'apply_coupon' ? apply : update)(form, submitter),
    [GIFT_CARD]: (form, submitter) => {
      const sent = { announced: 'all', events: [], code: 'gift_card_code' } as const;
      perform(formChange(formIn(page, GIFT_CARD, form), submitter, sent));
    },
    [ESTIMATE]: (form, submitter) => {
      const events = [['updated_shipping_method', []]] as const;
      perform(formChange(formIn(page, ESTIMATE, form), submitter, { announced: 'failures', events }));
    },
  };
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !page.contains(form)) return;
    const selector = Object.keys(forms).find((one) => form.matches(one));
    if (selector === undefined) return;
    event.preventDefault();
    forms[selector]?.(form, submitter);
  });
}

/** Sends a choice when it is made; Enter in the code field presses the button beside it. */
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
 * Refreshes the page when the cart changed in the drawer, in another tab, in the list below, or between request
 * and display: the page shows the cart of the hash cookie.
 */
function startFollowing(page: HTMLElement, { perform, isBusy }: Performing): void {
  let requested = '';
  const follow = () => {
    const hash = cookieHash();
    if (isBusy() || hash === page.dataset.cartHash || hash === requested) return;
    requested = hash;
    perform(look(location.pathname));
  };
  for (const name of ['wc_fragments_loaded', 'added_to_cart', 'removed_from_cart'])
    listen(document.body, name, follow);
  listen(document, 'wc_update_cart', () => perform(look(location.pathname)));
  // After a browser restart the cookie is missing although the page shows a cart.
  if (cookieHash() !== '') follow();
}

/**
 * Makes the cart page work without reloads: sends each link and form in the background and replaces the page's
 * parts with the response. Requests go through the cart's queue.
 *
 * Source: WIRE §9, §16
 */
export function startCartPage(enqueue: Queue['enqueue']): void {
  const page = findPage();
  if (page === null) return;
  const performing = createChangeRunner(page, enqueue);
  startLinks(page, performing);
  startLeaving(performing);
  startForms(page, performing);
  startFields();
  startFollowing(page, performing);
  chooseStoredEmirate(`${ESTIMATE} [name="calc_shipping_state"]`);
}
