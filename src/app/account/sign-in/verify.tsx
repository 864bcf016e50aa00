import { redirect, useActionData, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import {
  ChoosePassword,
  ConfirmEmail,
  OpenAccount,
  StaleLink,
} from '#views/account/sign-in/password-pages.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, accountHome } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/verify';
import { choosePassword, openAccount, RESET } from './choose-password.ts';

const PATH = '/my-account/verify/';
const CONFIRM = 'jamra-confirm';

/** The target of a link that confirms an email; nothing happens before the button is pressed. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const key = visit.url.searchParams.get('key');
  if (key !== null && visit.account.saveSecret('confirm', key))
    throw redirect(addressIn(visit.language, PATH));
  const { secret } = visit.account;
  const { customers } = context.get(shopContext);
  // An invalid key shows the expired link page, whatever the cookie contains.
  const stored = key === null ? (secret('confirm') ?? '') : '';
  const link = await customers.checkLink(stored, secret('joining'));
  return {
    link,
    nonces: { choose: visit.account.nonce(RESET), confirm: visit.account.nonce(CONFIRM) },
    title: wordsIn(visit.language)('account:title'),
    publicUrl: visit.publicUrl,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const key = visit.account.secret('confirm') ?? '';
  if (sent.has('password_1'))
    return choosePassword({ shop, visit, sent }, { key, secret: 'confirm', flag: 'welcome' });
  if (sent.has('open_account')) return openAccount({ shop, visit, sent }, key);
  const form = { form: 'confirm' as const, draft: null, visit };
  if (!visit.account.allows(CONFIRM, sent.get('jamra-confirm-nonce'))) return refusedForm(form, STALE_FORM);
  const result = await shop.customers.confirmEmail(key);
  const isTaken = !result.ok && result.refusal.code === 'customers.email-taken';
  if (!result.ok && !isTaken) return refusedForm(form, result.refusal);
  visit.account.saveSecret('confirm', null);
  await visit.account.addNotice(
    result.ok
      ? { kind: 'success', message: 'account:confirm.done', facts: result.value }
      : { kind: 'error', message: refusalKey('customers.email-taken'), facts: {} },
  );
  throw redirect(accountHome(visit));
}

export const headers = accountHeaders;

export default function Verify() {
  const { link, nonces, title, publicUrl } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>() ?? NO_ERRORS;
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      {link === null || link.kind === 'reset' ? (
        <StaleLink again="/my-account/" />
      ) : link.kind === 'register' ? (
        link.hasPassword ? (
          <OpenAccount email={link.email} nonce={nonces.choose} errors={errors} />
        ) : (
          <ChoosePassword kind="register" email={link.email} nonce={nonces.choose} errors={errors} />
        )
      ) : (
        <ConfirmEmail email={link.email} nonce={nonces.confirm} errors={errors} />
      )}
    </>
  );
}
