import { redirect, useLoaderData } from 'react-router';
import { parseAddressId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { AddressesPage } from '#views/account/profile/addresses-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import { addStaleFormNotice } from '../../page/customer-refusals.ts';
import type { Route } from './+types/addresses';

const PATH = '/my-account/edit-address/';
const ACTION = 'woocommerce-edit-address';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  return {
    addresses: await context.get(shopContext).customers.addresses.list(customer.id),
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('account:addresses.title'),
    publicUrl: visit.publicUrl,
  };
}

/** Deletes an address or makes it the default; unknown ones are ignored. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const sent = await request.formData();
  const again = redirect(addressIn(visit.language, PATH));
  if (!visit.account.allows(ACTION, sent.get('woocommerce-edit-address-nonce'))) {
    await addStaleFormNotice(visit);
    throw again;
  }
  const { addresses } = context.get(shopContext).customers;
  const removed = parseAddressId(sent.get('remove'));
  const preferred = parseAddressId(sent.get('make_default'));
  if (preferred !== null) await addresses.makeDefault(customer.id, preferred);
  if (removed !== null && (await addresses.remove(customer.id, removed)).ok)
    await visit.account.addNotice({ kind: 'success', message: 'account:addresses.removed', facts: {} });
  throw again;
}

export const headers = accountHeaders;

export default function Addresses() {
  const { addresses, nonce, title, publicUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <AddressesPage addresses={addresses} nonce={nonce} />
    </>
  );
}
