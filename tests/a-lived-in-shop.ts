import { sql } from 'kysely';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { seedDemo } from '#commands/demo/seed-demo.ts';
import { aed } from '#kernel/money.ts';
import { aMember } from './a-member.ts';
import { buy, openPage, pay } from './a-payment.ts';
import { aProduct, type TestShop } from './a-shop.ts';
import { accountsOf } from './accounts.ts';
import { anOrder } from './an-order.ts';
import { silence } from './run-command.ts';

const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function work(test: TestShop): Promise<void> {
  for (const id of test.followsDue.splice(0)) await test.shop.payments.follow(id);
  await test.shop.orders.refunds.payOutWaiting();
}

const CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };
type Ask = (name: ActionName, sent: unknown) => Promise<unknown>;

/** A saved section; templates that refer to it, to a product and to a category; a scheduled one. */
async function publishTemplates({ shop }: TestShop, ask: Ask, product: number): Promise<void> {
  const save = async (draft: Readonly<Record<string, unknown>>) => {
    const all = { include: [{ kind: 'all' }], exclude: [] };
    const sent = { name: String(draft.place), conditions: all, status: 'published', ...draft };
    return (await ask('templates.save', { id: null, version: 0, draft: sent })) as { id: number };
  };
  const html = { en: '<p>Open until ten.</p>', ar: '<p>مفتوح حتى العاشرة.</p>' };
  const text = { id: 'hours', widget: 'text', version: 1, settings: { html } };
  const section = await save({
    place: 'section',
    conditions: { include: [], exclude: [] },
    tree: [text],
  });
  const named = { id: 'named', widget: 'saved-section', version: 1, settings: { section: section.id } };
  const [category] = await shop.catalogue.categoryTree();
  await save({
    place: 'product',
    conditions: {
      include: [{ kind: 'category', value: category?.id }],
      exclude: [{ kind: 'single', value: product }],
    },
    tree: [named, CONTENT],
  });
  await save({ place: 'cart', tree: [CONTENT, named], startsAt: '2027-01-01T00:00:00.000Z' });
  await save({ place: 'popup', tree: [text], settings: { triggers: ['page_load'], page_load_delay: 2 } });
}

/**
 * The demo shop after a day of orders, payments, refunds, reviews and edits.
 *
 * @returns an order that was paid by card and partly refunded
 */
export async function sellForADay(test: TestShop): Promise<{ refundedOrder: number; email: string }> {
  const { shop, db } = test;
  await seedDemo(test, silence);
  const owner = await aMember(test, 'owner');
  const adminActions = createAdminActions(shop);
  const ask = async (name: ActionName, sent: unknown) => {
    const answer = await adminActions.perform({ signedIn: owner, name, sent, ...where });
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refusal)}`);
    return answer.value;
  };
  const { email } = await accountsOf(test).aCustomer();
  await shop.settings.set('payments.provider', 'test');
  await shop.settings.set('design.tokens', { ground: '#ffffff', 'font-arabic': 'cairo' });
  await shop.settings.set('shop.tagline', { en: 'Another evening', ar: 'مساء آخر' });
  const { order } = await buy(test);
  await pay(test, await openPage(test, order));
  await shop.payments.latest(order.id);
  const refund = await shop.orders.refund(order.id, {
    lines: [{ position: 0, quantity: 1, isRestocked: true }],
    delivery: aed(0),
    fee: aed(0),
    actor: 'mona',
    reason: 'asked by phone',
    idempotencyKey: crypto.randomUUID(),
  });
  if (!refund.ok) throw new Error(JSON.stringify(refund.refusal));
  await work(test);
  const id = await aProduct(test, { sku: 'LIVED-IN', price: '75.00', stock: 4 });
  await anOrder(test, [{ id, quantity: 2 }], { email });
  await ask('menus.save', {
    place: 'footer',
    version: ((await ask('menus.open', { place: 'footer' })) as { version: number }).version,
    entries: [{ id: 1, parentId: null, label: { en: 'Only this', ar: 'هذا فقط' }, url: '/faq/' }],
  });
  await publishTemplates(test, ask, id);
  await sql`update document set body = jsonb_set(body, '{en}', '"<p>Changed by hand</p>"') where kind = 'page' and slug = 'terms'`.execute(
    db,
  );
  return { refundedOrder: order.id, email };
}
