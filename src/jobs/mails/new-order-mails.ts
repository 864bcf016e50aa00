import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { addressIn, LANGUAGES, type Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { NewOrder } from '#shop/mails';
import { emirateOf } from '#shop/orders';
import { field } from '../payload.ts';

type Deps = { shop: Shop; config: Pick<Config, 'publicUrl'> };
type Batch = Parameters<Parameters<Shop['staff']['newOrders']['mailDue']>[1]>[1];

async function ordersOf({ shop, config }: Deps, { notices }: Batch, language: Language): Promise<NewOrder[]> {
  const orders = await Promise.all(notices.map(({ orderId }) => shop.orders.find(orderId)));
  return orders.flatMap((order) => {
    if (order === null) return [];
    const { id, lines, totals, paymentMethod } = order;
    const href = `${config.publicUrl}${addressIn(language, `/admin/orders/${id}/`)}`;
    return [{ id, lines, total: totals.total, emirate: emirateOf(order), paymentMethod, href }];
  });
}

/** One mail per recipient of a language; rendered once. */
async function writeIn(
  deps: Deps,
  tx: Tx,
  { batch, language }: { batch: Batch; language: Language },
): Promise<void> {
  const readers = batch.recipients.filter((one) => one.language === language);
  if (readers.length === 0) return;
  const newOrders = await ordersOf(deps, batch, language);
  if (newOrders.length === 0) return;
  const template = newOrders.length === 1 ? 'new-order' : 'new-orders';
  const ordersUrl = `${deps.config.publicUrl}${addressIn(language, '/admin/orders/')}`;
  const printed = await deps.shop.mails.print({ template, newOrders, ordersUrl }, language);
  for (const { id, email: recipient } of readers) {
    const dedupeKey = `new-orders-${batch.notices[0]?.id}-${id}`;
    await enqueueMail(tx, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
  }
}

/** Mails staff about new orders, at most once a minute. */
export function mailNewOrders(deps: Deps) {
  return async (): Promise<boolean> => {
    const { 'staff.newOrderMail': roles } = await deps.shop.settings.all();
    return deps.shop.staff.newOrders.mailDue(roles, async (tx, batch) => {
      for (const language of LANGUAGES) await writeIn(deps, tx, { batch, language });
    });
  };
}

/** Records a new order for the badge, the mail and devices; once per order, however often it runs. */
export function noteNewOrder(deps: Deps, push: () => Promise<void>) {
  const mail = mailNewOrders(deps);
  return async (payload: object): Promise<void> => {
    const id = parseOrderId(field(payload, 'orderId'));
    if (id === null) return;
    await deps.shop.staff.newOrders.note(id);
    await push();
    await mail();
  };
}
