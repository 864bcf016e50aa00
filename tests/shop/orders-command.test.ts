import { expect, it } from 'vitest';
import { orders } from '#commands/orders/orders.ts';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { runCommand } from '../run-command.ts';

const test = aShop(await aDatabase());
const { shop, db, config } = test;
await deliverToDubai(test);
const order = await anOrder(test, [
  { id: await aProduct(test, { sku: 'CMD', price: '40.00', stock: 9 }), quantity: 2 },
]);
const number = String(order.id);

const run = (...args: string[]) => runCommand(orders, args, { shop, db, databaseUrl: '', config });

it('OR-03 the command lists, shows, annotates, moves and refunds', async () => {
  expect(await run('list', 'CMD')).toEqual([0, expect.stringContaining(`${number} · confirmed`)]);
  expect(await run('note', number, 'Ring', 'twice')).toEqual([0, '']);
  expect(await run('move', number, 'completed', '--why', 'x')).toEqual([
    1,
    'This order can’t change from confirmed to completed.\n',
  ]);
  for (const state of ['packed', 'shipped', 'delivered'])
    expect((await run('move', number, state, '--why', 'done'))[0]).toBe(0);
  expect(await run('refund', number, '--lines', '0:1', '--restock', '--why', 'scratched')).toEqual([
    0,
    expect.stringContaining('AED 40.00'),
  ]);
  expect(await levelOf(test, 'CMD')).toBe(8);
  const [, shown] = await run('show', number);
  for (const words of [
    '0: 2 × CMD',
    '1 refunded',
    'invoice INV-2026-000001',
    'credit-note CN-2026-000001',
    'Ring twice',
  ])
    expect(shown).toContain(words);
});

it('OR-03 the command edits and splits, and prints the difference', async () => {
  const made = await anOrder(test, [
    { id: await aProduct(test, { sku: 'CMD-EDIT', price: '40.00', stock: 9 }), quantity: 3 },
  ]);
  const id = String(made.id);
  const more = await aProduct(test, { sku: 'CMD-MORE', price: '10.00', stock: 9 });
  const [code, words] = await run('edit', id, '--lines', '0:2', '--goods', `${more}:1`, '--why', 'asked');
  expect([code, words]).toEqual([0, expect.stringContaining('AED 105.00, balance AED 105.00')]);
  expect(await levelOf(test, 'CMD-EDIT')).toBe(7);
  expect(await run('split', id, '--lines', '0:1', '--why', 'one comes later')).toEqual([
    0,
    expect.stringContaining('AED 40.00'),
  ]);
  expect(await run('split', id, '--lines', '0:9', '--why', 'x')).toEqual([1, expect.stringMatching(/\S/)]);
  expect((await run('pay-out', id, '--why', 'x'))[0]).toBe(1);
});

it('OR-04 lists refunds to send by hand until they are sent', async () => {
  const made = await anOrder(test, [{ id: await aProduct(test, { sku: 'CMD-CASH', price: '40.00' }) }]);
  const id = String(made.id);
  for (const state of ['packed', 'shipped', 'delivered']) await run('move', id, state, '--why', 'done');
  await run('refund', id, '--lines', '0:1', '--why', 'scratched');
  await shop.orders.refunds.payOutWaiting();
  const [, owed] = await run('owed');
  const line = owed.split('\n').find((one) => one.includes(`order ${id} `)) ?? '';
  expect(line).toContain('AED 40.00 · scratched');
  const refund = line.split(' ')[0] ?? '';
  expect(await run('sent', refund, '--why', 'transfer 7')).toEqual([0, '']);
  expect((await run('sent', refund, '--why', 'again'))[0]).toBe(1);
  expect((await run('owed'))[1]).not.toContain(`order ${id} `);
});

it.each([
  [['edit', number, '--why', 'x']],
  [['edit', number, '--lines', 'x', '--why', 'x']],
  [['split', number, '--why', 'x']],
  [['pay-out', number, '--amount', 'x', '--why', 'x']],
  [['sent', 'x', '--why', 'x']],
  [['refund', number]],
  [['move', number, 'nowhere', '--why', 'x']],
  [['list', '--status', 'odd']],
  [['dance']],
  [['show', '--odd']],
])('OR-03 prints its usage for %j', async (args) => {
  const [code, words] = await run(...args);
  expect(code).toBe(2);
  expect(words).toContain('npm run orders');
});

it('OR-03 reports an unknown order', async () => {
  expect(await run('show', '999999')).toEqual([1, 'Order 999999 not found.\n']);
});
