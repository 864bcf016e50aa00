import { redirect } from 'react-router';
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
  visit.account.keepSecret(secret, null);
  if (result.value.step === 'code') {
    visit.account.keepSecret('code', result.value.key);
    throw redirect(accountHome(visit));
  }
  await visit.account.signedIn(result.value.session);
  throw redirect(`${accountHome(visit)}?${flag}=true`);
}
