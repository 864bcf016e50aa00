import { Outlet, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { AccountFrame } from '#views/account/account-frame.tsx';
import { shopContext, visitContext } from '../context.ts';
import { accountHeaders } from '../page/account.ts';
import { takeNotices } from '../page/notices.ts';
import { loadTemplate } from '../page/template/load-template.ts';
import { Templated } from '../page/template/templated.tsx';
import type { Route } from './+types/frame';

export const handle = { bodyClass: 'woocommerce-account woocommerce-page' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const account = await visit.account.open();
  const page = { path: visit.path, title: wordsIn(visit.language)('account:title') };
  return {
    navigation:
      account === null ? null : { path: visit.path, signOutNonce: visit.account.nonce('customer-logout') },
    notices: await takeNotices(shop, visit),
    template: await loadTemplate({ shop, visit }, { place: 'account' }, page),
    stylesheet: visit.assets.accountStylesheet,
  };
}

export const headers = accountHeaders;

export default function Frame() {
  const { navigation, notices, template, stylesheet } = useLoaderData<typeof loader>();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <Templated template={template}>
        <AccountFrame navigation={navigation} notices={notices}>
          <Outlet />
        </AccountFrame>
      </Templated>
    </>
  );
}
