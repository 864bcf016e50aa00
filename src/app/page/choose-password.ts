import { redirect } from 'react-router';
import type { Entry } from '#shop/customers';
import type { Shop } from '#src/compose.ts';
import type { KeptSecret, Visit } from '../context.ts';
import { accountHome, textOf } from './account.ts';
import { refusedForm, STALE_FORM } from './customer-refusals.ts';

/** The action that the form of a new password is allowed for. */
export const RESET = 'woocommerce-reset-password';

type Sent = { shop: Shop; visit: Visit; sent: FormData };
/** The secret of the mail's link, where it is kept, and what the account's page is told afterwards. */
type Link = { key: string; secret: KeptSecret; flag: string };

/** Takes the password for the account that a mail's link stands for, and signs in. */
export async function choosePassword({ shop, visit, sent }: Sent, { key, secret, flag }: Link) {
  const form = { form: 'choose' as const, draft: null, visit };
  if (!visit.account.allows(RESET, sent.get('woocommerce-reset-password-nonce')))
    return refusedForm(form, STALE_FORM);
  const result = await shop.customers.choosePassword({
    key,
    first: textOf(sent, 'password_1'),
    second: textOf(sent, 'password_2'),
    guest: visit.cartToken,
    agent: visit.account.agent,
    isRemembered: false,
  });
  if (!result.ok) return refusedForm(form, result.refusal);
  return goIn(visit, result.value, { secret, flag });
}

/** Signs in who has followed a mail's link, or asks for the code first. */
async function goIn(visit: Visit, entry: Entry, { secret, flag }: Omit<Link, 'key'>): Promise<never> {
  visit.account.keepSecret(secret, null);
  if (entry.step === 'code') {
    visit.account.keepSecret('code', entry.key);
    throw redirect(accountHome(visit));
  }
  await visit.account.signedIn(entry.session);
  throw redirect(`${accountHome(visit)}?${flag}=true`);
}

/** Begins the account with the password that this browser chose when it asked for it, and signs in. */
export async function openAccount({ shop, visit, sent }: Sent, key: string) {
  const form = { form: 'choose' as const, draft: null, visit };
  if (!visit.account.allows(RESET, sent.get('woocommerce-reset-password-nonce')))
    return refusedForm(form, STALE_FORM);
  const result = await shop.customers.openAccount({
    key,
    chosen: visit.account.secret('joining'),
    guest: visit.cartToken,
    agent: visit.account.agent,
    isRemembered: false,
  });
  if (!result.ok) return refusedForm(form, result.refusal);
  visit.account.keepSecret('joining', null);
  return goIn(visit, result.value, { secret: 'confirm', flag: 'welcome' });
}
