import { beforeAll, describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ValueOf } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { insertManyOrders } from '#tests/many-orders.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);
const signedIn = await aMember(made, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

const MANY = 100_000;

async function list(sent: object): Promise<ValueOf<'orders.list'>> {
  const answer = await adminActions.perform({ signedIn, name: 'orders.list', sent, ...where });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<'orders.list'>;
}

beforeAll(() => insertManyOrders(db, MANY), 120_000);

describe('staff’s list of 100 000 orders', () => {
  it('OR-03 shows the newest first with the total count', async () => {
    const { orders, total, perPage } = await list({});
    expect(total).toBe(MANY);
    expect(orders).toHaveLength(perPage);
    expect(orders[0]).toMatchObject({ id: 101_000, name: 'Name346 Family109', emirate: 'UQ' });
  });

  it.each([
    ['by its number', { q: '51234' }, [14, 51_234]],
    ['by phone as it is dialled', { q: '0500079190' }, [1, 1010]],
    ['by e-mail', { q: 'buyer777@example.com' }, [1, 1777]],
    // The newest is the 99 999th: its SKU ends in 999, and every ninth order is cancelled.
    ['by SKU in one state', { q: 'sku-9', status: 'cancelled' }, [1236, 100_999]],
    ['by emirate and way of payment', { emirate: 'UQ', method: 'jamra_card' }, [20, 101_000]],
    // The day ends at 20:00 UTC; the 17 231st is the last order before.
    ['by day', { from: '2026-03-01', to: '2026-03-01' }, [288, 18_231]],
    ['by total, the smallest first', { sort: 'total' }, [MANY, 1001]],
  ])('OR-03 finds %s', async (_kind, sent, [total, first]) => {
    const page = await list(sent);
    expect(page.total).toBe(total);
    expect(page.orders[0]?.id).toBe(first);
  });

  it('OR-03 ignores invalid filters', async () => {
    const sent = { status: 'odd', emirate: 'XX', from: 'yesterday', sort: 'odd', page: -3 };
    expect(await list(sent)).toMatchObject({ total: MANY, page: 1 });
    expect(await list({ page: 99_999 })).toMatchObject({ orders: [], total: MANY });
  });

  it('OR-03 exports every matching order once and logs the actor', async () => {
    const sent = { emirate: 'UQ' };
    const answer = await adminActions.perform({ signedIn, name: 'orders.export', sent, ...where });
    if (!answer.ok) throw new Error(answer.refusal.code);
    const ids: number[] = [];
    for await (const order of answer.value as ValueOf<'orders.export'>) ids.push(order.id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    const [act] = await made.shop.staff.auditLog.list({ staffId: signedIn.member.id, limit: 1 });
    expect(act).toMatchObject({ action: 'orders.export', outcome: 'done' });
  });
});
