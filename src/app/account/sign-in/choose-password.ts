import { redirect } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { Entry } from '#shop/customers';
import type { PendingSecret, Visit } from '../../context.ts';
import { accountHome, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';

/** The nonce action of the password form. */
export const RESET = 'woocommerce-reset-password';

type Sent = { shop: Shop; visit: Visit; sent: FormData };
/** `secret` names the cookie with the link's secret, `flag` the parameter of the account page afterwards. */
type Link = { key: string; secret: PendingSecret; flag: string };

/** Sets the password of the account in an emailed link, and signs in. */
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

/** Signs in after an emailed link, or redirects to the second factor first. */
async function goIn(visit: Visit, entry: Entry, { secret, flag }: Omit<Link, 'key'>): Promise<never> {
  visit.account.saveSecret(secret, null);
  if (entry.step === 'code') {
    visit.account.saveSecret('code', entry.key);
    throw redirect(accountHome(visit));
  }
  await visit.account.signedIn(entry.session);
  throw redirect(`${accountHome(visit)}?${flag}=true`);
}

/** Activates an account with the password chosen earlier in this browser, and signs in. */
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
  visit.account.saveSecret('joining', null);
  return goIn(visit, result.value, { secret: 'confirm', flag: 'welcome' });
}
