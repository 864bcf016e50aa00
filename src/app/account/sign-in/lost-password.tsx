import { redirect, useActionData, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { ChoosePassword, LostPassword, StaleLink } from '#views/account/sign-in/password-pages.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/lost-password';
import { choosePassword, RESET } from './choose-password.ts';

const PATH = '/my-account/lost-password/';
const RESET_ACTION = 'woocommerce-lost-password';
const LONGEST_TYPED = 300;

/** The secret of an emailed link, in WooCommerce's cookie format; null for other URLs. */
function secretNamed(parameters: URLSearchParams): string | null {
  const key = parameters.get('key');
  const id = (parameters.get('id') ?? parameters.get('login') ?? '').replace(/[^\d]/g, '') || '0';
  return key === null ? null : `${id}:${key}`;
}

/** The target of an emailed link: moves the secret to a cookie, so that it leaves the URL. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = visit.url;
  const named = secretNamed(searchParams);
  if (named !== null && visit.account.saveSecret('reset', named))
    throw redirect(`${addressIn(visit.language, PATH)}?show-reset-form=true&action=`);
  const stored = searchParams.has('show-reset-form') ? (visit.account.secret('reset') ?? '') : null;
  // An invalid key shows the expired link page, whatever the cookie contains.
  const secret = named === null ? stored : '';
  const link = secret === null ? null : await context.get(shopContext).customers.checkLink(keyOf(secret));
  return {
    state:
      secret === null ? ('ask' as const) : link?.kind === 'reset' ? ('choose' as const) : ('stale' as const),
    email: link?.email ?? '',
    isSent: searchParams.has('reset-link-sent'),
    nonces: { ask: visit.account.nonce(RESET_ACTION), reset: visit.account.nonce(RESET) },
    title: wordsIn(visit.language)('account:lost.title'),
    publicUrl: visit.publicUrl,
  };
}

/** `id:key`, WooCommerce's cookie format. */
function keyOf(secret: string): string {
  return secret.slice(secret.indexOf(':') + 1);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  if (sent.has('password_1')) {
    const key = sent.has('reset_key')
      ? textOf(sent, 'reset_key')
      : keyOf(visit.account.secret('reset') ?? '');
    return choosePassword({ shop, visit, sent }, { key, secret: 'reset', flag: 'password-reset' });
  }
  const email = cutText(textOf(sent, 'user_login'), LONGEST_TYPED);
  const form = { form: 'ask' as const, draft: email, visit };
  if (!visit.account.allows(RESET_ACTION, sent.get('woocommerce-lost-password-nonce')))
    return refusedForm(form, STALE_FORM);
  const { language, senderAddress: address } = visit;
  const result = await shop.customers.requestPasswordReset(email, { language, address });
  if (!result.ok) return refusedForm(form, result.refusal);
  throw redirect(`${addressIn(language, PATH)}?reset-link-sent=true`);
}

export const headers = accountHeaders;

export default function LostPasswordPage() {
  const { state, email, isSent, nonces, title, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const requested = answered?.form === 'ask' ? answered : null;
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      {state === 'ask' ? (
        <LostPassword
          nonce={nonces.ask}
          email={requested?.draft ?? ''}
          errors={requested ?? NO_ERRORS}
          isSent={isSent && requested === null}
        />
      ) : state === 'choose' ? (
        <ChoosePassword
          kind="reset"
          email={email}
          nonce={nonces.reset}
          errors={answered?.form === 'choose' ? answered : NO_ERRORS}
        />
      ) : (
        <StaleLink again={PATH} />
      )}
    </>
  );
}
