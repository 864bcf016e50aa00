import { redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { type Entry, readRegisterDraft } from '#shop/customers';
import { AccountHome } from '#views/account/account-home.tsx';
import type { SignInDraft } from '#views/account/sign-in/sign-in-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { ACCOUNT_NONCES, loadAccount } from '#widgets/shop/my-account/load.ts';
import { shopContext, type Visit, visitContext } from '../context.ts';
import { accountHeaders, accountHome, ownPath, textOf } from '../page/account.ts';
import { refusedForm, STALE_FORM } from '../page/customer-refusals.ts';
import { personalPlace } from '../page/template/resolve-tree.ts';
import type { Route } from './+types/home';

const { login: LOGIN, register: REGISTER, code: CODE } = ACCOUNT_NONCES;
const LONGEST_TYPED = 300;

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = visit.url;
  const account = await loadAccount(personalPlace(context.get(shopContext), visit));
  const startsAgain = searchParams.has('start');
  if (startsAgain) visit.account.saveSecret('code', null);
  return {
    account: { ...account, awaitsCode: account.awaitsCode && !startsAgain },
    redirect: ownPath(searchParams.get('redirect_to')) ?? '',
    title: wordsIn(visit.language)('account:title'),
    publicUrl: visit.publicUrl,
  };
}

/** The redirect after signing in, possibly to the second factor. */
async function goOn(entry: Entry, visit: Visit, target: string): Promise<never> {
  if (entry.step === 'code') {
    visit.account.saveSecret('code', entry.key);
    throw redirect(
      `${accountHome(visit)}${target === '' ? '' : `?redirect_to=${encodeURIComponent(target)}`}`,
    );
  }
  await visit.account.signedIn(entry.session);
  throw redirect(target === '' ? accountHome(visit) : target);
}

type Sent = { shop: Shop; sent: FormData; visit: Visit };

async function signIn({ shop, sent, visit }: Sent) {
  const draft: SignInDraft = {
    username: cutText(textOf(sent, 'username'), LONGEST_TYPED),
    rememberme: textOf(sent, 'rememberme'),
  };
  const form = { form: 'login' as const, draft, visit };
  if (!visit.account.allows(LOGIN, sent.get('woocommerce-login-nonce'))) return refusedForm(form, STALE_FORM);
  const result = await shop.customers.signIn({
    email: draft.username,
    password: cutText(textOf(sent, 'password'), LONGEST_TYPED),
    isRemembered: draft.rememberme === 'forever',
    guest: visit.cartToken,
    agent: visit.account.agent,
    address: visit.senderAddress,
  });
  if (result.ok) return goOn(result.value, visit, ownPath(sent.get('redirect')) ?? '');
  return refusedForm(form, result.refusal);
}

async function register({ shop, sent, visit }: Sent) {
  const draft = readRegisterDraft(sent);
  const form = { form: 'register' as const, draft, visit };
  if (!visit.account.allows(REGISTER, sent.get('woocommerce-register-nonce')))
    return refusedForm(form, STALE_FORM);
  const { language, senderAddress: address } = visit;
  const asksPassword =
    (await shop.settings.all())['accounts.passwordByLink'] === 'no' && sent.has('password');
  const password = asksPassword ? cutText(textOf(sent, 'password'), LONGEST_TYPED) : null;
  const result = await shop.customers.register(draft, { language, address, password });
  if (!result.ok) return refusedForm(form, result.refusal);
  const { email, chosen } = result.value;
  if (chosen !== null) visit.account.saveSecret('joining', chosen);
  const message = chosen === null ? 'account:register.sent' : 'account:register.sentOpen';
  await visit.account.addNotice({ kind: 'success', message, facts: { email } });
  throw redirect(accountHome(visit));
}

async function signInByCode({ shop, sent, visit }: Sent) {
  const form = { form: 'code' as const, draft: null, visit };
  if (!visit.account.allows(CODE, sent.get('jamra-code-nonce'))) return refusedForm(form, STALE_FORM);
  const result = await shop.customers.signInByCode({
    key: visit.account.secret('code') ?? '',
    code: cutText(textOf(sent, 'code'), LONGEST_TYPED),
    guest: visit.cartToken,
    agent: visit.account.agent,
    address: visit.senderAddress,
  });
  if (!result.ok && result.refusal.code !== 'customers.stale-link') return refusedForm(form, result.refusal);
  visit.account.saveSecret('code', null);
  if (!result.ok) throw redirect(accountHome(visit));
  return goOn(
    { step: 'signed-in', session: result.value },
    visit,
    ownPath(visit.url.searchParams.get('redirect_to')) ?? '',
  );
}

/** Signs in, or registers. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = {
    shop: context.get(shopContext),
    sent: await request.formData(),
    visit: context.get(visitContext),
  };
  if ((await sent.visit.account.open()) !== null) throw redirect(accountHome(sent.visit));
  if (sent.sent.has('sign_in_by_code')) return signInByCode(sent);
  return sent.sent.has('register') ? register(sent) : signIn(sent);
}

export const headers = accountHeaders;

export default function Home() {
  const { account, redirect, title, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const refused = answered === undefined ? {} : { [answered.form]: answered };
  return (
    <>
      <PageHead title={title} path="/my-account/" publicUrl={publicUrl} isPrivate />
      <AccountHome {...account} redirect={redirect} {...refused} />
    </>
  );
}
