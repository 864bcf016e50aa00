import { redirect, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { PaymentRefusal } from '#shop/payments';
import { CARDS_NONCE, PaymentMethodsPage } from '#views/account/profile/payment-methods-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount, textOf } from '../../page/account.ts';
import type { Route } from './+types/payment-methods';

const PATH = '/my-account/payment-methods/';
const ACTION = 'jamra-cards';

/** Reads the cards from the provider; if it is unreachable, shows the stored ones. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const { savedCards } = shop.payments;
  const fresh = await savedCards.refresh(customer.id);
  const accepted = await shop.payments.accepted();
  return {
    cards: fresh.ok ? fresh.value : await savedCards.list(customer.id),
    isOld: !fresh.ok,
    mayAdd: accepted.includes('jamra_card'),
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('payments:cards.title'),
    publicUrl: visit.publicUrl,
  };
}

async function addNotice(
  visit: Visit,
  { code, message }: { code: PaymentRefusal['code'] | null; message: string },
) {
  await visit.account.addNotice(
    code === null
      ? { kind: 'success', message, facts: {} }
      : { kind: 'error', message: refusalKey(code), facts: {} },
  );
}

/** Deletes a card, makes it the default, or redirects to the provider's page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const sent = await request.formData();
  const back = redirect(addressIn(visit.language, PATH), 303);
  if (!visit.account.allows(ACTION, sent.get(CARDS_NONCE))) {
    await visit.account.addNotice({ kind: 'error', message: 'checkout:stale', facts: {} });
    throw back;
  }
  const { savedCards } = shop.payments;
  if (sent.has('add')) {
    const page = await savedCards.setUp({ ...customer, language: visit.language });
    if (page.ok) throw redirect(page.value, 303);
    await addNotice(visit, { code: page.refusal.code, message: '' });
    throw back;
  }
  const removed = textOf(sent, 'remove');
  const card = removed === '' ? textOf(sent, 'make_default') : removed;
  const done = await savedCards[removed === '' ? 'makeDefault' : 'remove'](customer.id, card);
  const message = removed === '' ? 'payments:cards.chosen' : 'payments:cards.removed';
  await addNotice(visit, { code: done.ok ? null : done.refusal.code, message });
  throw back;
}

export const headers = accountHeaders;

export default function PaymentMethods() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <PaymentMethodsPage {...page} />
    </>
  );
}
