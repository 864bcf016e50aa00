import { redirect, useActionData, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { ERASE_WORDS } from '#shop/customers';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { PrivacyPage } from '#views/account/profile/privacy-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, accountHome, requireAccount, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/privacy';

const PATH = '/my-account/privacy/';
const ERASE = 'jamra-erase';
const LONGEST_TYPED = 300;

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await requireAccount(visit);
  return {
    nonces: { download: visit.account.nonce('jamra-download'), erase: visit.account.nonce(ERASE) },
    words: ERASE_WORDS[visit.language],
    title: wordsIn(visit.language)('account:privacy.title'),
    publicUrl: visit.publicUrl,
  };
}

/** Deletes the account after password and confirmation text. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const sent = await request.formData();
  const words = cutText(textOf(sent, 'erase_words'), LONGEST_TYPED);
  const form = { form: 'erase' as const, draft: words, visit };
  if (!visit.account.allows(ERASE, sent.get('jamra-erase-nonce'))) return refusedForm(form, STALE_FORM);
  const { customers } = context.get(shopContext);
  const result = await customers.erase(customer.id, {
    words,
    password: cutText(textOf(sent, 'password'), LONGEST_TYPED),
  });
  if (!result.ok) return refusedForm(form, result.refusal);
  visit.account.signedOut();
  await visit.account.addNotice({ kind: 'success', message: 'account:privacy.erased', facts: {} });
  throw redirect(accountHome(visit));
}

export const headers = accountHeaders;

export default function Privacy() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <PrivacyPage {...page} typed={answered?.draft ?? ''} errors={answered ?? NO_ERRORS} />
    </>
  );
}
