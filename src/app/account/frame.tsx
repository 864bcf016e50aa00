import { Outlet, useLoaderData } from 'react-router';
import { AccountFrame } from '#views/account/account-frame.tsx';
import { shopContext, visitContext } from '../context.ts';
import { accountHeaders } from '../page/account.ts';
import { takeNotices } from '../page/notices.ts';
import type { Route } from './+types/frame';

export const handle = { bodyClass: 'woocommerce-account woocommerce-page' };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const account = await visit.account.open();
  return {
    navigation:
      account === null ? null : { path: visit.path, signOutNonce: visit.account.nonce('customer-logout') },
    notices: await takeNotices(context.get(shopContext), visit),
    stylesheet: visit.assets.accountStylesheet,
  };
}

export const headers = accountHeaders;

export default function Frame() {
  const { navigation, notices, stylesheet } = useLoaderData<typeof loader>();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <AccountFrame navigation={navigation} notices={notices}>
        <Outlet />
      </AccountFrame>
    </>
  );
}
