import { data, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { toSubscriptionProducts } from '#views/account/subscriptions/subscription-products.ts';
import { SubscriptionsPage } from '#views/account/subscriptions/subscriptions-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import type { Route } from './+types/subscriptions';

const PATH = '/my-account/subscriptions/';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (!(await shop.settings.all())['subscriptions.enabled']) throw data(null, { status: 404 });
  const { customer } = await requireAccount(visit);
  const subscriptions = await shop.subscriptions.listFor(customer.id);
  const ids = subscriptions.flatMap(({ lines }) => lines.map((line) => line.variationId ?? line.productId));
  return {
    subscriptions,
    products: toSubscriptionProducts(await shop.catalogue.sellables(ids), visit.language),
    title: wordsIn(visit.language)('subscriptions:title'),
    publicUrl: visit.publicUrl,
  };
}

export const headers = accountHeaders;

export default function Subscriptions() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <SubscriptionsPage {...page} />
    </>
  );
}
