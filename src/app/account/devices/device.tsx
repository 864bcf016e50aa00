import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { parseRegisteredDeviceId, type RegisteredDeviceId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import {
  type DeviceDraft,
  type DeviceRefusal,
  readDeviceDraft,
  toDeviceDraft,
} from '#shop/registered-devices';
import { DevicePage } from '#views/account/devices/device-page.tsx';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import { formStatus } from '../../page/form-status.ts';
import type { Route } from './+types/device';

const LIST = '/my-account/devices/';
const ACTION = 'jamra-devices';

/** The initial values of a new device, from an order's link: product and purchase date. */
function draftIn({ searchParams }: URL): DeviceDraft {
  const names = { device_product: 'product', device_purchased: 'bought' };
  return readDeviceDraft({
    get: (name) => searchParams.get(Object.entries(names).find(([field]) => field === name)?.[1] ?? ''),
  });
}

/** The device in the URL; `new` for a registration. */
function idOf(which: string | undefined): RegisteredDeviceId | 'new' | null {
  return which === 'new' ? which : parseRegisteredDeviceId(which);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const { devices } = context.get(shopContext);
  const id = idOf(params.which);
  const device = (await devices.list(customer.id)).find((device) => device.id === id) ?? null;
  if (id !== 'new' && device === null) throw redirect(addressIn(visit.language, LIST));
  return {
    isNew: device === null,
    choices: await devices.choices(customer.id),
    draft: device === null ? draftIn(visit.url) : toDeviceDraft(device),
    today: devices.today(),
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('account:devices.title'),
    publicUrl: visit.publicUrl,
  };
}

/** The form with typed values and errors. */
function refusedDevice(refusal: DeviceRefusal, draft: DeviceDraft, { language }: Visit) {
  const isOfFields = refusal.code === 'devices.wrong-fields';
  const answer = {
    form: 'device' as const,
    draft,
    problems: isOfFields ? refusal.problems : {},
    refusal: isOfFields ? null : wordsIn(language)(refusalKey(refusal.code), refusal),
  };
  return data(answer, { status: formStatus(refusal.code) });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const sent = await request.formData();
  const draft = readDeviceDraft(sent);
  if (!visit.account.allows(ACTION, sent.get('devices-nonce')))
    return refusedForm({ form: 'device' as const, draft, visit }, STALE_FORM);
  const id = idOf(params.which);
  const saved =
    id === null
      ? null
      : await context.get(shopContext).devices.save(customer.id, { id: id === 'new' ? null : id, draft });
  if (saved === null) throw redirect(addressIn(visit.language, LIST));
  if (!saved.ok) return refusedDevice(saved.refusal, draft, visit);
  const message = id === 'new' ? 'account:devices.registered' : 'account:devices.saved';
  await visit.account.addNotice({ kind: 'success', message, facts: {} });
  throw redirect(addressIn(visit.language, LIST));
}

export const headers = accountHeaders;

export default function DeviceRoute() {
  const { title, publicUrl, draft, ...page } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path={LIST} publicUrl={publicUrl} isPrivate />
      <DevicePage {...page} draft={answered?.draft ?? draft} errors={answered ?? NO_ERRORS} />
    </>
  );
}
