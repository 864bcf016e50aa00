import { type CheckoutDraft, EMPTY_DRAFT, readDraft } from '#shop/checkout';
import { toAddressDraft } from '#shop/customers';
import type { Shop } from '#src/compose.ts';
import type { Visit } from '../context.ts';

/** What the checkout begins with: the default address and details of who is signed in; nothing for a guest. */
export async function accountDraft(shop: Shop, visit: Visit): Promise<CheckoutDraft> {
  const account = await visit.account.open();
  if (account === null) return EMPTY_DRAFT;
  const { customer } = account;
  const [address] = await shop.customers.addresses.list(customer.id);
  const known: Record<string, string> = {
    billing_first_name: customer.firstName,
    billing_last_name: customer.lastName,
    billing_phone: customer.phone,
    ...(address === undefined ? {} : toAddressDraft(address)),
    billing_email: customer.email,
    billing_company: customer.company,
    billing_trn: customer.trn,
  };
  return readDraft({ get: (name) => known[name] ?? '' });
}
