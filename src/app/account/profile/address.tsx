import { redirect, useActionData, useLoaderData } from 'react-router';
import { type AddressId, parseAddressId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { type Address, type Customer, readAddressDraft, toAddressDraft } from '#shop/customers';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { AddressPage } from '#views/account/profile/addresses-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/address';

const LIST = '/my-account/edit-address/';
const ACTION = 'woocommerce-edit-address';

/** Names used by WooCommerce clients; both mean the default address. Source: WIRE §11 */
const NAMES: readonly unknown[] = ['billing', 'shipping'];

type GeocodedAddress = { id: AddressId | null; address: Address | null };

/** The address in the URL, or null. */
function findIn(addresses: readonly Address[], which: string | undefined): GeocodedAddress | null {
  if (which === 'new') return { id: null, address: null };
  const named = NAMES.includes(which) ? (addresses[0] ?? null) : null;
  if (NAMES.includes(which)) return { id: named?.id ?? null, address: named };
  const address = addresses.find(({ id }) => id === parseAddressId(which)) ?? null;
  return address === null ? null : { id: address.id, address };
}

/** The values of a new address. */
function emptyFor({ firstName, lastName, phone }: Customer, isFirst: boolean) {
  return {
    ...readAddressDraft({ get: () => '' }),
    billing_first_name: firstName,
    billing_last_name: lastName,
    billing_phone: phone,
    is_default: isFirst ? '1' : '',
  };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const addresses = await context.get(shopContext).customers.addresses.list(customer.id);
  const entry = findIn(addresses, params.which);
  if (entry === null) throw redirect(addressIn(visit.language, LIST));
  const { address } = entry;
  return {
    isNew: address === null,
    draft: address === null ? emptyFor(customer, addresses.length === 0) : toAddressDraft(address),
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('account:addresses.title'),
    publicUrl: visit.publicUrl,
  };
}

/** Redirects with an error: the address was deleted in the meantime, for example in another tab. */
async function backToList(visit: Visit): Promise<never> {
  const message = refusalKey('customers.unknown-address');
  await visit.account.addNotice({ kind: 'error', message, facts: {} });
  throw redirect(addressIn(visit.language, LIST));
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const { addresses } = context.get(shopContext).customers;
  const sent = await request.formData();
  const draft = readAddressDraft(sent);
  const form = { form: 'address' as const, draft, visit };
  if (!visit.account.allows(ACTION, sent.get('woocommerce-edit-address-nonce')))
    return refusedForm(form, STALE_FORM);
  const address = findIn(await addresses.list(customer.id), params.which);
  if (address === null) return backToList(visit);
  const result = await addresses.save(customer.id, { id: address.id, draft });
  if (!result.ok && result.refusal.code === 'customers.unknown-address') return backToList(visit);
  if (!result.ok) return refusedForm(form, result.refusal);
  await visit.account.addNotice({ kind: 'success', message: 'account:addresses.saved', facts: {} });
  throw redirect(addressIn(visit.language, LIST));
}

export const headers = accountHeaders;

export default function AddressRoute() {
  const { isNew, draft, nonce, title, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={LIST} publicUrl={publicUrl} isPrivate />
      <AddressPage
        isNew={isNew}
        draft={answered?.draft ?? draft}
        nonce={nonce}
        errors={answered ?? NO_ERRORS}
      />
    </>
  );
}
