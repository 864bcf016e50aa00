import { randomUUID } from 'node:crypto';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type CheckoutDraft, type CheckoutRefusal, type FieldProblems, readDraft } from '#shop/checkout';
import { CheckoutPage } from '#views/checkout/checkout-page.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../context.ts';
import { accountDraft } from '../page/account-draft.ts';
import { takeNotices } from '../page/notices.ts';
import type { Route } from './+types/checkout';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-page', isQuiet: true };

const KEY = /^[0-9a-f-]{36}$/;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const draft = await accountDraft(shop, visit);
  const review = await shop.checkout.review(visit.cartToken, draft);
  if (review.cart.lines.length === 0) throw redirect(addressIn(visit.language, '/cart/'));
  return {
    review,
    draft,
    notices: await takeNotices(shop, visit),
    nonce: visit.cartNonce,
    idempotencyKey: randomUUID(),
    title: wordsIn(visit.language)('checkout:title'),
    publicUrl: visit.publicUrl,
  };
}

type Answered = {
  draft: CheckoutDraft;
  problems: FieldProblems;
  refusal: string | null;
  idempotencyKey: string;
};

/** The sentence for a refusal that no field is to blame for. */
function refusalText(refusal: CheckoutRefusal, visit: Visit): string | null {
  const t = wordsIn(visit.language);
  if (refusal.code === 'checkout.wrong-fields') return null;
  if (refusal.code === 'checkout.restricted') {
    const { code, rule, words } = refusal.refusal;
    const facts = {
      name: inLanguage(refusal.name, visit.language),
      rule,
      words: inLanguage(words, visit.language),
    };
    return t(`refusals:${code}`, facts);
  }
  if (refusal.code !== 'checkout.line-problem') return t(`refusals:${refusal.code}`);
  const name = inLanguage(refusal.name, visit.language);
  return t(`refusals:checkout.line.${refusal.problem}`, { name, left: refusal.left });
}

function seenTotal(sent: FormData): number | null {
  const text = sent.get('seen_total');
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** Places the order, or shows what keeps it from being placed, with everything typed still there. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const draft = readDraft(sent);
  const key = String(sent.get('idempotency_key') ?? '');
  const idempotencyKey = KEY.test(key) ? key : randomUUID();
  const answered: Answered = { draft, problems: {}, refusal: null, idempotencyKey };
  if (!sent.has('woocommerce_checkout_place_order'))
    return { ...answered, review: await shop.checkout.review(visit.cartToken, draft) };
  const account = await visit.account.open();
  const placed = await shop.checkout.place({
    customerId: account?.customer.id ?? null,
    token: visit.cartToken,
    draft,
    language: visit.language,
    idempotencyKey,
    seenTotalMinor: seenTotal(sent),
  });
  if (placed.ok) {
    visit.cartWasOrdered();
    const { id, key: orderKey } = placed.value;
    throw redirect(addressIn(visit.language, `/checkout/order-received/${id}/?key=${orderKey}`));
  }
  const { refusal } = placed;
  if (refusal.code === 'checkout.empty-cart') throw redirect(addressIn(visit.language, '/cart/'));
  const problems = refusal.code === 'checkout.wrong-fields' ? refusal.problems : {};
  const review = await shop.checkout.review(visit.cartToken, draft);
  return data({ ...answered, problems, refusal: refusalText(refusal, visit), review }, { status: 422 });
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} path="/checkout/" publicUrl={loaded.publicUrl} isPrivate />
      <CheckoutPage
        review={answered?.review ?? loaded.review}
        draft={answered?.draft ?? loaded.draft}
        problems={answered?.problems ?? {}}
        refusal={answered?.refusal ?? null}
        nonce={loaded.nonce}
        idempotencyKey={answered?.idempotencyKey ?? loaded.idempotencyKey}
        notices={<Notices notices={loaded.notices} />}
      />
    </>
  );
}
