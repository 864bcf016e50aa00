import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { CustomerId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import {
  type CheckoutDraft,
  type CheckoutReview,
  type FieldProblems,
  readDraft,
  type Sender,
  type Submitted,
} from '#shop/checkout';
import type { Address } from '#shop/customers';
import { refusalStatus } from '#shop/refusals.ts';
import type { CouponNotice } from '#views/checkout/checkout-coupon.tsx';
import { CheckoutPage } from '#views/checkout/checkout-page.tsx';
import { type CheckoutError, checkoutErrors } from '#views/checkout/refusal-words.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { withAddress } from '#widgets/shop/checkout/account-draft.ts';
import { loadCheckout } from '#widgets/shop/checkout/load.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { printedOnly } from '../../page/document/printed-only.ts';
import { formStatus } from '../../page/form-status.ts';
import { loadTemplate } from '../../page/template/load-template.ts';
import { personalPlace } from '../../page/template/resolve-tree.ts';
import { Templated } from '../../page/template/templated.tsx';
import type { Route } from './+types/checkout';
import { applySentCode, applySentGiftCard } from './checkout-code.ts';
import { attributionOf, chosenCard, deviceOf, redirectAfterOrder } from './pay.ts';

const PATH = '/checkout/';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-page', isQuiet: true };

function savedOf(customerId: CustomerId | null, shop: Shop): Promise<readonly Address[]> {
  return customerId === null ? Promise.resolve([]) : shop.customers.addresses.list(customerId);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const checkout = await loadCheckout(personalPlace(shop, visit));
  if (checkout.review.cart.lines.length === 0) throw redirect(addressIn(visit.language, '/cart/'));
  const title = wordsIn(visit.language)('checkout:title');
  const template = await loadTemplate({ shop, visit }, { place: 'checkout' }, { path: PATH, title });
  const { publicUrl, assets } = visit;
  return printedOnly({ checkout, template, title, publicUrl, stylesheet: assets.purchaseStylesheet });
}

type Answered = {
  draft: CheckoutDraft;
  problems: FieldProblems;
  errors: readonly CheckoutError[];
  idempotencyKey: string | null;
  review: CheckoutReview;
  notice: CouponNotice | null;
  giftCardNotice: CouponNotice | null;
};

/** The page after a refused order. */
async function answerTo(
  { placed, draft, idempotencyKey }: Submitted,
  { shop, visit, card }: { shop: Shop; visit: Visit; card: string | null },
): Promise<{ answered: Omit<Answered, 'review' | keyof typeof NO_NOTICES>; status: number }> {
  if (placed.ok) {
    const order = placed.value;
    // A pending order keeps its cart.
    if (order.status !== 'pending') visit.cartWasOrdered();
    throw await redirectAfterOrder({ shop, visit, order, card });
  }
  const { refusal } = placed;
  if (refusal.code === 'checkout.empty-cart') throw redirect(addressIn(visit.language, '/cart/'));
  const answered = {
    draft,
    problems: refusal.code === 'checkout.wrong-fields' ? refusal.problems : {},
    errors: checkoutErrors(refusal, visit.language),
    // An idempotency key is used once; the page gets a new one.
    idempotencyKey: refusal.code === 'checkout.form-used' ? null : idempotencyKey,
  };
  return { answered, status: formStatus(refusal.code) };
}

type Sending = { shop: Shop; visit: Visit; sent: FormData; sender: Sender };

/** Redirects to the login page and back; the cart stores what was typed. */
async function signIn({ shop, visit, sent, sender }: Sending): Promise<never> {
  await shop.checkout.saveDraft(sender.token, readDraft(sent));
  const back = addressIn(visit.language, PATH);
  if (sender.customerId != null) throw redirect(back);
  throw redirect(
    `${addressIn(visit.language, '/my-account/')}?${new URLSearchParams({ redirect_to: back })}`,
  );
}

const NO_NOTICES = { notice: null, giftCardNotice: null } as const;
const NO_ERRORS = { problems: {}, errors: [], idempotencyKey: null } as const;

/** A form without an order: a code, a saved address, or new totals. */
async function recalculate({ shop, visit, sent, sender }: Sending): Promise<Answered | null> {
  const notice = await applySentCode({ shop, visit }, sent);
  const giftCardNotice = await applySentGiftCard({ shop, visit }, sent);
  if (notice === null && giftCardNotice === null && sent.has('woocommerce_checkout_place_order')) return null;
  const named = sent.get('use_address');
  const saved = named === null ? [] : await savedOf(sender.customerId ?? null, shop);
  const draft = withAddress(readDraft(sent), saved, named);
  const review = await shop.checkout.reviewForm(draft, sender);
  return { ...NO_ERRORS, draft, review, notice, giftCardNotice };
}

/** The status of a page with the result of a gift card code. */
function codeStatus({ giftCardRefusal }: Visit): number {
  return giftCardRefusal === null ? 200 : refusalStatus(giftCardRefusal.code);
}

/** Places the order, or shows the errors with all typed values. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const account = await visit.account.open();
  const customerId = account?.customer.id ?? null;
  const device = deviceOf(request);
  const attribution = await attributionOf(shop, request, sent);
  const sender = { token: visit.cartToken, language: visit.language, customerId, device, attribution };
  if (sent.has('sign_in')) return signIn({ shop, visit, sent, sender });
  const looked = await recalculate({ shop, visit, sent, sender });
  if (looked !== null) return data(looked, { status: codeStatus(visit) });
  const draft = readDraft(sent);
  if (!visit.allowsCheckout(sent.get('woocommerce-process-checkout-nonce'))) {
    const errors = [{ text: wordsIn(visit.language)('checkout:stale') }];
    const review = await shop.checkout.reviewForm(draft, sender);
    return { ...NO_ERRORS, draft, errors, review, ...NO_NOTICES };
  }
  const { answered, status } = await answerTo(await shop.checkout.submit(sent, sender), {
    shop,
    visit,
    card: chosenCard(sent),
  });
  const review = await shop.checkout.review(visit.cartToken, draft, device);
  return data({ ...answered, review, ...NO_NOTICES }, { status });
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function Checkout() {
  const { checkout, template, title, publicUrl, stylesheet } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <Templated template={template}>
        <CheckoutPage
          {...checkout}
          review={answered?.review ?? checkout.review}
          draft={answered?.draft ?? checkout.draft}
          problems={answered?.problems ?? {}}
          errors={answered?.errors ?? []}
          notice={answered?.notice ?? null}
          giftCardNotice={answered?.giftCardNotice ?? null}
          idempotencyKey={answered?.idempotencyKey ?? checkout.idempotencyKey}
        />
      </Templated>
    </>
  );
}
