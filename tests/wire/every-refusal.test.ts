import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import { IS_PROOF } from '../is-proof.ts';
import { documentedStatus, REFUSAL_CODES } from '../refusals-document.ts';
import { abTests } from './refusals/ab-tests.ts';
import { accounts, contact, pageForms, staffSignIn } from './refusals/accounts.ts';
import { analytics } from './refusals/analytics.ts';
import * as backOffice from './refusals/back-office.ts';
import * as shopping from './refusals/cart.ts';
import * as goods from './refusals/catalogue.ts';
import { checkout } from './refusals/checkout.ts';
import { comingSoon } from './refusals/coming-soon.ts';
import { consent } from './refusals/consent.ts';
import * as texts from './refusals/content.ts';
import { devices } from './refusals/devices.ts';
import { fonts } from './refusals/fonts.ts';
import { giftCardBalance, giftCardForms, giftCards } from './refusals/gift-cards.ts';
import { orders } from './refusals/orders.ts';
import { payments, payPage } from './refusals/payments.ts';
import { popupFigures } from './refusals/popup-figures.ts';
import { aRunningShop, type RefusalCase } from './refusals/running.ts';
import { readable, sentenceOf } from './refusals/sentence.ts';
import { shipments } from './refusals/shipments.ts';
import { loops, requests, restock, reviews, webhooks } from './refusals/storefront.ts';
import { plans, subscriptions } from './refusals/subscriptions.ts';
import { UNTESTED_CODES } from './refusals/untested-codes.ts';
import { wishlist } from './refusals/wishlist.ts';

/** The number of codes that no test provokes in the running shop; it never grows. */
const MOST_NOT_ASKED = 14;

/** Arabic as a proof: the refusals are the same. */
const ASKED_IN = LANGUAGES.filter((language) => IS_PROOF || language === 'en');

const WAYS = {
  ...backOffice.calls,
  ...backOffice.uploads,
  ...backOffice.staff,
  ...backOffice.settings,
  ...fonts,
  ...backOffice.mails,
  ...backOffice.savedPromotions,
  ...backOffice.shipping,
  ...backOffice.customers,
  ...backOffice.media,
  ...backOffice.exchange,
  ...goods.catalogue,
  ...goods.inventory,
  ...texts.content,
  ...texts.templates,
  ...texts.redirects,
  ...orders,
  ...payments,
  ...payPage,
  ...shopping.cart,
  ...shopping.promotions,
  ...checkout,
  ...accounts,
  ...contact,
  ...pageForms,
  ...staffSignIn,
  ...restock,
  ...wishlist,
  ...shipments,
  ...devices,
  ...giftCardBalance,
  ...giftCardForms,
  ...giftCards,
  ...plans,
  ...subscriptions,
  ...loops,
  ...analytics,
  ...comingSoon,
  ...consent,
  ...popupFigures,
  ...abTests,
  ...reviews,
  ...webhooks,
  ...requests,
};

/** As in WooCommerce, calls of the cart and the checkout answer 200. Source: WIRE §4, §5 */
const CALLS: object = { ...shopping.cart, ...shopping.promotions, ...checkout, ...plans };
const OWN_STATUS: readonly string[] = ['cart.too-many-requests', 'restrictions.other-payment'];
/** Forms that are shown again with the typed values answer 200, except for 404 and 429. Source: WIRE §11 */
const FORMS: object = { ...accounts, ...payPage, ...giftCardForms, ...devices };
/** Refused on the next page. */
const REDIRECTED: readonly string[] = [
  'customers.email-taken',
  'customers.unknown-address',
  'orders.may-not-return',
];
/** Refused beside a field of the form that is shown again. */
const AT_A_FIELD: readonly string[] = [
  'subscriptions.wrong-date',
  'subscriptions.wrong-interval',
  'subscriptions.wrong-quantity',
  'subscriptions.last-line',
  'subscriptions.unknown-address',
  'subscriptions.wrong-payment',
];
/** Refused in the state of an import, in a list, or beside totals. */
const IN_A_VALUE: readonly string[] = [
  'data-transfer.fault',
  'data-transfer.unknown-column',
  'reviews.may-not-move',
];
/** Programs get only the code. */
const MACHINES: object = { ...webhooks, ...shipments };

function statusOf(code: RefusalCode): number | undefined {
  const status = documentedStatus[code];
  if (REDIRECTED.includes(code)) return 302;
  if (OWN_STATUS.includes(code)) return status;
  if (code in CALLS || AT_A_FIELD.includes(code) || IN_A_VALUE.includes(code)) return 200;
  return code in FORMS && status !== 404 && status !== 429 ? 200 : status;
}

const running = await aRunningShop();
afterEach(() => running.tidy());

it('SV-02 every refusal is provoked, or listed with the reason why not', () => {
  const listed = Object.keys(UNTESTED_CODES);
  const missing = REFUSAL_CODES.filter((code) => !(code in WAYS) && !listed.includes(code));
  expect(missing).toEqual([]);
  expect(listed.filter((code) => code in WAYS)).toEqual([]);
  expect(listed.length).toBeLessThanOrEqual(MOST_NOT_ASKED);
});

describe.each(Object.entries(WAYS) as [RefusalCode, RefusalCase][])('%s', (code, refusalCase) => {
  it(`SV-02 is answered by the running shop with its status, in ${ASKED_IN.join(' and ')}`, async () => {
    const asking = await refusalCase(running);
    for (const language of ASKED_IN) {
      const refused = await asking(language);
      expect(refused.status, refused.text.slice(0, 300)).toBe(statusOf(code));
      if (refused.code !== null) expect(refused.code).toBe(code);
      if (code in MACHINES) continue;
      const [text, sentence] = [readable(refused.text), sentenceOf(code, language)];
      expect(sentence.test(text), `${sentence} in ${text.slice(0, 300)}`).toBe(true);
    }
  });
});
