import { redirect, useLoaderData } from 'react-router';
import { parseRegisteredDeviceId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { DevicesPage } from '#views/account/devices/devices-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import { addStaleFormNotice } from '../../page/customer-refusals.ts';
import type { Route } from './+types/devices';

const PATH = '/my-account/devices/';
const ACTION = 'jamra-devices';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const { devices, settings } = context.get(shopContext);
  const [list, unregistered, known, all] = await Promise.all([
    devices.list(customer.id),
    devices.unregistered(customer.id),
    devices.known(),
    settings.all(),
  ]);
  return {
    devices: list,
    unregistered,
    known: known.map(({ id, slug, name }) => ({ id, slug, name })),
    extensionMonths: all['orders.guaranteeExtensionMonths'],
    sticksPath: `/${all['catalogue.listingPrefix']}/`,
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('account:devices.title'),
    publicUrl: visit.publicUrl,
  };
}

/** Removes a device; an unknown one counts as removed. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const sent = await request.formData();
  const again = redirect(addressIn(visit.language, PATH));
  if (!visit.account.allows(ACTION, sent.get('devices-nonce'))) {
    await addStaleFormNotice(visit);
    throw again;
  }
  const id = parseRegisteredDeviceId(sent.get('remove'));
  if (id !== null && (await context.get(shopContext).devices.remove(customer.id, id)).ok)
    await visit.account.addNotice({ kind: 'success', message: 'account:devices.removed', facts: {} });
  throw again;
}

export const headers = accountHeaders;

export default function Devices() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <DevicesPage {...page} />
    </>
  );
}
