import { redirect, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { SignOut } from '#views/account/sign-in/sign-out.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, accountHome } from '../../page/account.ts';
import type { Route } from './+types/customer-logout';

const ACTION = 'customer-logout';

/** Signs out by a link with a valid nonce; other links ask for confirmation. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const account = await visit.account.open();
  if (account === null) throw redirect(accountHome(visit));
  const nonce = visit.account.nonce(ACTION);
  if (!visit.account.allows(ACTION, visit.url.searchParams.get('_wpnonce')))
    return { nonce, title: wordsIn(visit.language)('account:signOut.title'), publicUrl: visit.publicUrl };
  await context.get(shopContext).customers.sessions.end(account.customer.id, account.session.id);
  visit.account.signedOut();
  await visit.account.addNotice({ kind: 'success', message: 'account:signOut.done', facts: {} });
  throw redirect(accountHome(visit));
}

export const headers = accountHeaders;

export default function CustomerLogout() {
  const { nonce, title, publicUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path="/my-account/customer-logout/" publicUrl={publicUrl} isPrivate />
      <SignOut nonce={nonce} />
    </>
  );
}
