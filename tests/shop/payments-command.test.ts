import { expect, it } from 'vitest';
import { payments } from '#commands/payments/payments.ts';
import { toDecimal } from '#kernel/money.ts';
import { buy, openPage, pay } from '../a-payment.ts';
import { aShop } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { runCommand } from '../run-command.ts';

const test = aShop(await aDatabase());
const { shop, db, config } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');

const run = (...args: string[]) => runCommand(payments, args, { shop, db, databaseUrl: '', config });

async function paid(capture: 'at-once' | 'by-hand') {
  await shop.settings.set('payments.capture', capture);
  const { order } = await buy(test);
  await pay(test, await openPage(test, order));
  const payment = await shop.payments.latest(order.id);
  if (payment === null) throw new Error('no payment');
  return { order, id: String(payment.id), total: toDecimal(order.totals.total) };
}

it('PM-06 finds a payment, captures it, and shows its entries', async () => {
  const { order, id, total } = await paid('by-hand');
  expect(await run('list', '--state', 'authorised')).toEqual([
    0,
    expect.stringContaining(`${id} · authorised`),
  ]);
  const [code, words] = await run('capture', id, '--amount', '1000.00', '--why', 'x');
  expect([code, words]).toEqual([
    1,
    expect.stringContaining(`above the balance due or the payment. (AED ${total})`),
  ]);
  expect(await run('capture', id, '--why', 'packed by hand')).toEqual([
    0,
    expect.stringContaining(`captured AED ${total}`),
  ]);
  expect(await run('void', id, '--why', 'changed my mind')).toEqual([1, expect.stringMatching(/^\S.+\n$/)]);
  const [, shown] = await run('show', id);
  for (const part of ['captured', `authorized AED ${total}`, `captured AED ${total}`, 'card ending in 1111'])
    expect(shown).toContain(part);
  const timeline = await shop.orders.timeline(order.id);
  expect(timeline.map(({ reason }) => reason)).toContain(
    `Payment ${id} captured, AED ${total}: packed by hand`,
  );
});

it('PM-06 voids an authorization', async () => {
  const { id } = await paid('by-hand');
  expect(await run('void', id, '--why', 'asked by phone')).toEqual([
    0,
    expect.stringContaining(`${id} · voided`),
  ]);
});

it('PM-06 refunds a whole order, and partial amounts only as allowed', async () => {
  const { order, id, total } = await paid('at-once');
  expect(await run('refund', id, '--amount', '10.00', '--why', 'x')).toEqual([
    1,
    expect.stringContaining(`npm run orders -- refund ${order.id} --lines`),
  ]);
  expect(await run('refund', id, '--amount', '9999.00', '--why', 'x')).toEqual([
    1,
    expect.stringContaining(`(AED ${total})`),
  ]);
  expect(await run('refund', id, '--why', 'a gift that was not wanted')).toEqual([
    0,
    expect.stringContaining(`AED ${total} of order ${order.id} refunded`),
  ]);
  await shop.orders.refunds.payOutWaiting();
  expect(await run('list', '--order', String(order.id))).toEqual([
    0,
    expect.stringContaining(`${id} · refunded`),
  ]);
});

it('PM-05 prints mismatches', async () => {
  expect(await run('reconcile')).toEqual([0, 'No discrepancies.\n']);
  const { order } = await paid('at-once');
  await db.updateTable('shop_order').set({ paid_minor: 0 }).where('id', '=', order.id).execute();
  expect(await run('reconcile')).toEqual([
    1,
    expect.stringMatching(new RegExp(`^order-differs · order ${order.id} · captured \\d+ · counted 0\n$`)),
  ]);
  expect(await shop.payments.staff.mismatches()).toMatchObject([
    { kind: 'order-differs', orderId: order.id },
  ]);
});

it('PM-05 an unreachable provider is one line and does not stop the run', async () => {
  const { id, order } = await paid('at-once');
  await db
    .updateTable('payment')
    .set({ provider: 'gone' })
    .where('id', '=', Number(id) as never)
    .execute();
  expect((await run('reconcile'))[1]).toContain(`not-asked · order ${order.id}, payment ${id}`);
});

it.each([
  [['capture', '1']],
  [['capture', '1', '--amount', 'x', '--why', 'y']],
  [['void', '1', '--amount', '1.00', '--why', 'y']],
  [['list', '--state', 'odd']],
  [['list', '--order', 'odd']],
  [['show']],
  [['explain']],
  [['dance']],
  [['list', '--odd']],
])('PM-04 prints its usage for %j', async (args) => {
  const [code, words] = await run(...args);
  expect(code).toBe(2);
  expect(words).toContain('npm run payments -- list');
});

it('PM-04 reports unknown payments', async () => {
  expect(await run('show', '999999')).toEqual([1, 'Payment 999999 not found.\n']);
});
