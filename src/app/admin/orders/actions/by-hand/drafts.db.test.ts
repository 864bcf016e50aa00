import { describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { OrderDraftId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { aed } from '#kernel/money.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';
import { parseDraft, toComparable, toContent } from '../../drafts/use-order-draft.ts';
import { emptyOrder, type NewOrder } from '../../new-order/new-order-form.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
await deliverToDubai(test);
const { perform } = createAdminActions(shop);
const [mona, ali] = [await aMember(test, 'order-desk'), await aMember(test, 'manager')];
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>, signedIn = mona) =>
  perform({ signedIn, name, sent, ...where });

async function value<Name extends ActionName>(name: Name, sent: InputOf<Name>, signedIn = mona) {
  const answer = await ask(name, sent, signedIn);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as ValueOf<Name>;
}

await aProduct(test, { sku: 'DRAFTED', price: '100.00', stock: 10 });
const [product] = await value('orders.find-products', { q: 'DRAFTED' });
if (product === undefined) throw new Error('there are no products');
const ADDRESS = {
  ...emptyOrder('en').address,
  ...{ firstName: 'Sara', lastName: 'Noor', building: 'Villa 1', street: 'Al Wasl Road' },
};

function anOrder(more: Partial<NewOrder> = {}): NewOrder {
  return {
    ...emptyOrder('en'),
    ...{ lines: [{ product: product as NonNullable<typeof product>, quantity: 2 }], address: ADDRESS },
    ...{ email: 'sara@example.com', phone: '0501234567', key: crypto.randomUUID() },
    ...more,
  };
}

const save = (order: NewOrder, version = 0, signedIn = mona) =>
  ask('orders.save-draft', { version, content: toContent(order), total: 20_000 }, signedIn);

async function saved(order: NewOrder): Promise<OrderDraftId> {
  const answer = await save(order);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return (answer.value as ValueOf<'orders.save-draft'>).id;
}

describe('drafts of orders', () => {
  it('OR-03 are stored unfinished and create no order', async () => {
    const before = await db.selectFrom('shop_order').select('id').execute();
    const order = anOrder({ phone: '050', email: 'half@' });
    const id = await saved(order);
    const draft = await value('orders.draft', { id }, ali);
    expect(draft.content).toEqual(JSON.parse(JSON.stringify(toContent(order))));
    const { drafts } = await value('orders.drafts', { page: 1 });
    expect(drafts[0]).toMatchObject({ id, name: 'Sara Noor', total: aed(20_000), begunBy: mona.member.name });
    expect(await db.selectFrom('shop_order').select('id').execute()).toEqual(before);
    expect(await levelOf(test, 'DRAFTED')).toBe(10);
    expect(
      await db.selectFrom('audit_entry').select('action').where('action', '=', 'orders.save-draft').execute(),
    ).toEqual([]);
  });

  it('OR-03 refuse a too long email at its field', async () => {
    const email = `${'long-'.repeat(390)}@example.com`;
    expect(await save(anOrder({ email }))).toMatchObject({
      refusal: { code: 'admin.unreadable', problems: { 'content.email': 'too-long' } },
    });
  });

  it('OR-03 refuse a concurrent save with the stored draft and its author', async () => {
    const order = anOrder();
    await saved(order);
    expect(await save({ ...order, note: 'by Ali' }, 1, ali)).toMatchObject({ value: { version: 2 } });
    expect(await save({ ...order, note: 'by Mona' }, 1)).toMatchObject({
      refusal: {
        code: 'admin.changed-meanwhile',
        ...{ version: 2, name: ali.member.name, stored: { note: 'by Ali' } },
      },
    });
    expect(await save(order)).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
    expect(await save({ ...order, note: 'both' }, 2)).toMatchObject({ value: { version: 3 } });
  });

  it('OR-03 compare the stored version with the typed one field by field', async () => {
    const order = anOrder({ note: 'typed' });
    const { content } = await value('orders.draft', { id: await saved(order) });
    expect(JSON.stringify(toComparable(parseDraft(content, 'en')))).toBe(JSON.stringify(toComparable(order)));
  });

  it('OR-03 are deleted when the order is created, and stay deleted', async () => {
    const order = anOrder();
    const id = await saved(order);
    const quote = await value('orders.quote', {
      ...{ lines: [{ productId: product.productId, variationId: null, quantity: 2 }], emirate: 'DU' },
      ...{ deliveryId: '', deliveryCost: null, customerId: null, isOfAge: true, paymentMethod: 'cod' },
    });
    const { customer: _customer, lines, ...typed } = order;
    const created = await ask('orders.create', {
      ...typed,
      ...{ ownLines: [], codes: [], discount: null, isOfAge: true, deliveryId: quote.rate?.id ?? '' },
      lines: lines.map((one) => ({
        productId: one.product.productId,
        variationId: null,
        quantity: one.quantity,
      })),
      ...{ customerId: null, seenTotal: null },
    });
    expect(created).toMatchObject({ ok: true });
    expect(await ask('orders.draft', { id })).toMatchObject({ refusal: { code: 'orders.unknown-draft' } });
    expect(await save(order, 1)).toMatchObject({ refusal: { code: 'orders.unknown-draft' } });
    expect(await save(order)).toMatchObject({ refusal: { code: 'orders.unknown-draft' } });
  });

  it('OR-03 can be deleted, and expire when unused', async () => {
    const id = await saved(anOrder());
    expect(await ask('orders.delete-draft', { id })).toMatchObject({ ok: true });
    expect(await ask('orders.delete-draft', { id })).toMatchObject({ ok: false });
    const old = await saved(anOrder());
    time.now = new Date(time.now.getTime() + 20 * DAY_MS);
    const fresh = await saved(anOrder());
    await shop.settings.set('orders.draftDays', 20);
    time.now = new Date(time.now.getTime() + 1000);
    await shop.orders.drafts.forgetOld();
    expect(await shop.orders.drafts.find(old)).toBeNull();
    expect(await shop.orders.drafts.find(fresh)).not.toBeNull();
  });

  it('OR-03 refuse invalid input and staff without the right', async () => {
    const content = toContent(anOrder());
    const wrong = { ...content, lines: [{ product: {}, quantity: 1 }] } as never;
    expect(await ask('orders.save-draft', { version: 0, content: wrong, total: null })).toMatchObject({
      ok: false,
    });
    const editor = await aMember(test, 'page-editor');
    expect(await ask('orders.drafts', { page: 1 }, editor)).toMatchObject({ ok: false });
  });

  it('AC-04 are erased with their customer', async () => {
    const id = await saved(anOrder({ email: 'Layla@example.com' }));
    const person = { customerIds: [], emails: ['layla@example.com'], phones: [] };
    expect(await shop.orders.drafts.ofPerson(person)).toHaveLength(1);
    await db.transaction().execute((tx) => shop.orders.drafts.forgetPerson(tx, person));
    expect(await shop.orders.drafts.find(id)).toBeNull();
  });
});
