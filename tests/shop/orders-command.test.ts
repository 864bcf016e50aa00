import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { orders } from '#commands/orders.ts';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, config } = test;
await deliverToDubai(test);
const order = await anOrder(test, [
  { id: await aProduct(test, { sku: 'CMD', price: '40.00', stock: 9 }), quantity: 2 },
]);
const number = String(order.id);

async function run(...args: string[]): Promise<[number, string]> {
  let written = '';
  const out = new Writable({
    write: (chunk, _encoding, next) => {
      written += String(chunk);
      next();
    },
  });
  return [await orders.run(args, { shop, db, config, out }), written];
}

it('OR-03 lists, shows, notes, moves and refunds by command', async () => {
  expect(await run('list', 'CMD')).toEqual([0, expect.stringContaining(`${number} · confirmed`)]);
  expect(await run('note', number, 'Ring', 'twice')).toEqual([0, '']);
  expect(await run('move', number, 'completed', '--why', 'x')).toEqual([
    1,
    'This order cannot go from confirmed to completed.\n',
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

it.each([
  [['refund', number]],
  [['move', number, 'nowhere', '--why', 'x']],
  [['list', '--status', 'odd']],
  [['dance']],
  [['show', '--odd']],
])('OR-03 says how it is called when it was called by %j', async (args) => {
  const [code, words] = await run(...args);
  expect(code).toBe(2);
  expect(words).toContain('npm run orders');
});

it('OR-03 says that there is no such order', async () => {
  expect(await run('show', '999999')).toEqual([1, 'There is no order 999999.\n']);
});
