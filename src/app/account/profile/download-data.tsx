import { redirect } from 'react-router';
import { shopContext, visitContext } from '../../context.ts';
import { accountHome, requireAccount } from '../../page/account.ts';
import type { Route } from './+types/download-data';

/** Exports the customer's personal data; needs the account page's link. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  if (!visit.account.allows('jamra-download', visit.url.searchParams.get('_wpnonce')))
    throw redirect(`${accountHome(visit)}privacy/`);
  const known = await context.get(shopContext).customers.export(customer.id);
  return new Response(`${JSON.stringify(known, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
}
