import { parseOrderId } from '#kernel/ids.ts';
import { addressIn, LANGUAGES, type Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import { putMail } from '#platform/mail/outbox.ts';
import type { NewOrder } from '#shop/mails';
import { emirateOf } from '#shop/orders';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { field } from './payload.ts';

type Needs = { shop: Shop; config: Pick<Config, 'publicUrl'> };
type Batch = Parameters<Parameters<Shop['staff']['newOrders']['mailDue']>[1]>[1];

async function ordersOf(
  { shop, config }: Needs,
  { notices }: Batch,
  language: Language,
): Promise<NewOrder[]> {
  const found = await Promise.all(notices.map(({ orderId }) => shop.orders.find(orderId)));
  return found.flatMap((order) => {
    if (order === null) return [];
    const { id, lines, totals, paymentMethod } = order;
    const href = `${config.publicUrl}${addressIn(language, `/admin/orders/${id}/`)}`;
    return [{ id, lines, total: totals.total, emirate: emirateOf(order), paymentMethod, href }];
  });
}

/** One mail for each reader of a language; printed once. */
async function writeIn(
  needs: Needs,
  tx: Tx,
  { batch, language }: { batch: Batch; language: Language },
): Promise<void> {
  const readers = batch.recipients.filter((one) => one.language === language);
  if (readers.length === 0) return;
  const newOrders = await ordersOf(needs, batch, language);
  if (newOrders.length === 0) return;
  const template = newOrders.length === 1 ? 'new-order' : 'new-orders';
  const printed = await needs.shop.mails.print({ template, newOrders }, language);
  for (const { id, email: recipient } of readers) {
    const dedupeKey = `new-orders-${batch.notices[0]?.id}-${id}`;
    await putMail(tx, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
  }
}

/** Mails staff about new orders that no mail was written about, at most once a minute. */
export function mailNewOrders(needs: Needs) {
  return async (): Promise<boolean> => {
    const { 'staff.newOrderMail': roles } = await needs.shop.settings.all();
    return needs.shop.staff.newOrders.mailDue(roles, async (tx, batch) => {
      for (const language of LANGUAGES) await writeIn(needs, tx, { batch, language });
    });
  };
}

/** Notes a new order for the badge and the mail; the same order is noted once, however often this runs. */
export function noteNewOrder(needs: Needs) {
  const mail = mailNewOrders(needs);
  return async (payload: object): Promise<void> => {
    const id = parseOrderId(field(payload, 'orderId'));
    if (id === null) return;
    await needs.shop.staff.newOrders.note(id);
    await mail();
  };
}
