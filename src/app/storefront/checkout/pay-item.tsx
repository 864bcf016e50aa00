import { randomUUID } from 'node:crypto';
import { data, useActionData, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { EMPTY_DRAFT, type FieldProblems, readDraft } from '#shop/checkout';
import type { CheckoutError } from '#views/checkout/refusal-words.ts';
import { checkoutErrors } from '#views/checkout/refusal-words.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { itemPath } from '#views/payment/item-path.ts';
import { PayItemPage } from '#views/payment/pay-item-page.tsx';
import { prefilled } from '#widgets/shop/checkout/account-draft.ts';
import { findPaymentButton } from '#widgets/shop/payment-button/find-button.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { formStatus } from '../../page/form-status.ts';
import type { Route } from './+types/pay-item';
import { attributionOf, deviceOf, redirectAfterOrder } from './pay.ts';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-page', isQuiet: true };

/** The item of a published button that may be sold on this device. @throws a 404 for others */
async function find({ context, params, request }: Route.LoaderArgs | Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const button = await findPaymentButton(shop, params.button ?? '');
  const device = deviceOf(request);
  const offer = button === null ? null : await shop.checkout.button(button, { device });
  if (button === null || offer === null || offer.reasons.length > 0 || offer.product !== null)
    throw data(null, { status: 404 });
  return { shop, visit, button, offer, device };
}

/** A draft with the account's details; empty for a guest. */
async function knownDraft({ account: access, url }: Visit) {
  const account = await access.open();
  const known = { saved: [], parameters: url.searchParams };
  return account === null ? EMPTY_DRAFT : prefilled(EMPTY_DRAFT, { account, ...known });
}

export async function loader(args: Route.LoaderArgs) {
  const { visit, button, offer } = await find(args);
  const name = inLanguage(offer.name, visit.language);
  return {
    item: { name, total: offer.total, method: button.method },
    draft: await knownDraft(visit),
    nonce: visit.checkoutNonce,
    idempotencyKey: randomUUID(),
    path: itemPath(args.params.button ?? ''),
    title: wordsIn(visit.language)('payments:button.title', { name }),
    publicUrl: visit.publicUrl,
    stylesheet: visit.assets.purchaseStylesheet,
  };
}

type Answered = { problems: FieldProblems; errors: readonly CheckoutError[]; idempotencyKey: string | null };

const KEY = /^[0-9a-f-]{36}$/;

function keyOf(sent: FormData): string {
  const key = sent.get('idempotency_key');
  return typeof key === 'string' && KEY.test(key) ? key : randomUUID();
}

function seenTotalOf(sent: FormData): number | null {
  const seen = sent.get('seen_total');
  return typeof seen === 'string' && /^\d{1,10}$/.test(seen) ? Number(seen) : null;
}

/** Places the order and redirects to the provider's page, or shows the errors with all typed values. */
export async function action(args: Route.ActionArgs) {
  const { shop, visit, button, device } = await find(args);
  const { language } = visit;
  const sent = await args.request.formData();
  const draft = readDraft(sent);
  const answer = (answered: Answered, status: number) => data({ ...answered, draft }, { status });
  if (!visit.allowsCheckout(sent.get('woocommerce-process-checkout-nonce'))) {
    const errors = [{ text: wordsIn(language)('checkout:stale') }];
    return answer({ problems: {}, errors, idempotencyKey: null }, 403);
  }
  const customerId = (await visit.account.open())?.customer.id ?? null;
  const idempotencyKey = keyOf(sent);
  const seenTotalMinor = seenTotalOf(sent);
  const attribution = await attributionOf(shop, args.request, sent);
  const form = { draft, language, customerId, idempotencyKey, seenTotalMinor };
  const placed = await shop.checkout.payItem({ ...form, button, device, attribution });
  if (placed.ok) throw await redirectAfterOrder({ shop, visit, order: placed.value, card: null });
  const { refusal } = placed;
  if (refusal.code === 'payments.not-offered') {
    const errors = [{ text: wordsIn(language)(refusalKey(refusal.code)) }];
    return answer({ problems: {}, errors, idempotencyKey: null }, formStatus(refusal.code));
  }
  return answer(
    {
      problems: refusal.code === 'checkout.wrong-fields' ? refusal.problems : {},
      errors: checkoutErrors(refusal, language),
      // An idempotency key is used once; the page gets a new one.
      idempotencyKey: refusal.code === 'checkout.form-used' ? null : idempotencyKey,
    },
    formStatus(refusal.code),
  );
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function PayItem() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} path="/checkout/" publicUrl={loaded.publicUrl} isPrivate />
      <link rel="stylesheet" href={loaded.stylesheet} precedence="default" />
      <PayItemPage
        item={loaded.item}
        path={loaded.path}
        draft={answered?.draft ?? loaded.draft}
        problems={answered?.problems ?? {}}
        errors={answered?.errors ?? []}
        nonce={loaded.nonce}
        idempotencyKey={answered?.idempotencyKey ?? loaded.idempotencyKey}
      />
    </>
  );
}
