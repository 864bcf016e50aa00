import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Loader, PersonalPlace } from '../../place.ts';
import { prefilled } from './account-draft.ts';
import type { CheckoutData, fields } from './fields.ts';

/** The visitor's checkout, with previously typed values and the data of their account. */
export async function loadCheckout(place: PersonalPlace): Promise<CheckoutData> {
  const { shop, language, visitor } = place;
  const account = await visitor.account.open();
  const id = account?.customer.id ?? null;
  const [saved, cards, savedDraft, settings] = await Promise.all([
    id === null ? [] : shop.customers.addresses.list(id),
    id === null ? [] : shop.payments.savedCards.list(id),
    shop.checkout.draft(visitor.cartToken),
    shop.settings.all(),
  ]);
  const { parameters } = visitor;
  const draft = account === null ? savedDraft : prefilled(savedDraft, { account, saved, parameters });
  const review = await shop.checkout.review(visitor.cartToken, draft, visitor.device);
  // Last, so that a widget for notices on the same page has them.
  const notices = await place.takeNotices();
  return {
    ...{ review, draft, saved, cards },
    isSignedIn: account !== null,
    notices: notices.map((notice) => toPrintedNotice(notice, language)),
    nonce: visitor.checkoutNonce,
    idempotencyKey: crypto.randomUUID(),
    asksReminder: settings['cart.reminder'].enabled,
  };
}

export const loadCheckoutWidget: Loader<typeof fields, CheckoutData> = (_settings, place) =>
  loadCheckout(place);
