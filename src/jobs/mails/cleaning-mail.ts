import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseRegisteredDeviceId, type RegisteredDeviceId } from '#kernel/ids.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { field } from '../payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

async function writeMail({ shop, db, config }: Deps, id: RegisteredDeviceId, at: unknown): Promise<void> {
  const reminder = await shop.devices.reminder(id);
  const customer = reminder === null ? null : await shop.customers.find(reminder.device.customerId);
  if (reminder === null || customer === null || customer.verifiedAt === null) return;
  const { language, firstName: name, email } = customer;
  const address = (path: string) => config.publicUrl + addressIn(language, path);
  const template = 'device-cleaning';
  const link = new URLSearchParams({ link: reminder.stopLink });
  const stopUrl = `${address('/my-account/devices/stop/')}?${link}`;
  const device = inLanguage(reminder.device.name, language);
  const letter = { template, name, device, href: address('/my-account/devices/'), stopUrl } as const;
  await enqueueMail(db, {
    kind: template,
    dedupeKey: `${template}-${id}-${at}`,
    recipient: email,
    language,
    ...(await shop.mails.print(letter, language)),
    orderId: null,
    unsubscribeUrl: stopUrl,
  });
}

/** Queues the reminder of cleaning a device: once per day it is due. */
export function mailCleaning(deps: Deps) {
  return async (payload: object): Promise<void> => {
    const id = parseRegisteredDeviceId(field(payload, 'deviceId'));
    if (id !== null) await writeMail(deps, id, field(payload, 'at'));
  };
}
