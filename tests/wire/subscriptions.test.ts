import { afterEach, expect, it } from 'vitest';
import { someSticks } from '../a-subscription.ts';
import { aRunningShop } from './refusals/running.ts';
import { aSubscriber, turnOn } from './refusals/subscriptions.ts';

const running = await aRunningShop();
const { runtime, origin, send } = running;
afterEach(() => running.tidy());

const pageAt = async (path: string, cookie = '') => {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};

const slugOf = async (id: number) =>
  (
    await runtime.db
      .selectFrom('product')
      .select('slug')
      .where('id', '=', id as never)
      .executeTakeFirstOrThrow()
  ).slug;

/** Adds by the plain form of the product page. */
async function addPlan(product: number, weeks: string) {
  const fields = { 'add-to-cart': String(product), quantity: '1', subscription_weeks: weeks };
  const answer = await send(`/product/${await slugOf(product)}/`, { fields });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

it('a product’s page offers a plan only while the shop has subscriptions', async () => {
  const path = `/product/${await slugOf(await someSticks(runtime))}/`;
  expect((await pageAt(path)).html).not.toContain('subscription_weeks');
  await turnOn(running);
  await expect.poll(async () => (await pageAt(path)).html).toContain('name="subscription_weeks" value="4"');
  const { html } = await pageAt(path);
  expect(html.match(/name="subscription_weeks"/g)).toHaveLength(4);
  expect(html).toMatch(
    /name="subscription_weeks" checked="" value=""|name="subscription_weeks" value="" checked=""/,
  );
  expect((await pageAt(`/ar${path}`)).html).toContain('كل 4 أسابيع');
});

it('the plain form carries the plan to cart and checkout, where a guest is asked to sign in', async () => {
  await turnOn(running);
  const cookie = await addPlan(await someSticks(runtime), '4');
  expect((await pageAt('/cart/', cookie)).html).toContain('Every 4 weeks');
  const { html } = await pageAt('/checkout/', cookie);
  expect(html).toContain('Every 4 weeks');
  expect(html).toContain('/my-account/?redirect_to=/checkout/');
});

it('the field has no effect while the shop has none', async () => {
  const cookie = await addPlan(await someSticks(runtime), '4');
  const { html } = await pageAt('/cart/', cookie);
  expect(html).not.toContain('Every 4 weeks');
  expect((await pageAt('/my-account/subscriptions/', cookie)).status).toBe(404);
});

it('its owner sees and changes it by plain forms, in one click; others cannot', async () => {
  const one = await aSubscriber(running);
  const list = await pageAt('/my-account/subscriptions/', one.cookie);
  expect(list.html).toContain(`Subscription #${one.subscription.id}`);
  const stranger = await aSubscriber(running);
  expect((await pageAt(one.path, stranger.cookie)).to).toBe('/my-account/subscriptions/');
  const { hidden, cookie } = await running.open(one.path, one.cookie);
  const cancelled = await send(one.path, { fields: { ...hidden, change: 'cancel' }, cookie });
  expect([cancelled.status, cancelled.headers.get('location')]).toEqual([302, one.path]);
  expect((await runtime.shop.subscriptions.find(one.subscription.id))?.state).toBe('cancelled');
  const undo = await running.open(one.path, one.cookie);
  await send(one.path, { fields: { ...undo.hidden, change: 'restore' }, cookie: undo.cookie });
  expect((await runtime.shop.subscriptions.find(one.subscription.id))?.state).toBe('active');
  await send(one.path, { fields: { ...hidden, change: 'skip' }, cookie });
  expect((await runtime.shop.subscriptions.find(one.subscription.id))?.nextOn).toBe(one.subscription.nextOn);
});

it('24.6 its page shows what cannot be ordered, and why the next order cannot be placed', async () => {
  const productId = await someSticks(runtime, { stock: 3 });
  const one = await aSubscriber(running, { productId, quantity: 2 });
  const short = await pageAt(one.path, one.cookie);
  expect(short.html).toContain('Only 1 left');
  expect(short.html).toContain('Your next order can’t be placed at the moment: a product isn’t available');
  expect(short.html).not.toContain('At today’s prices');
  await runtime.db.updateTable('product').set({ status: 'draft' }).where('id', '=', productId).execute();
  const gone = await pageAt(one.path, one.cookie);
  expect(gone.html).toContain('No longer available');
  const staff = await running.value('subscriptions.show', { id: one.subscription.id });
  expect(staff.quote).toMatchObject({ problem: 'not-for-sale' });
});

it('its orders name it, in the account and in the back office', async () => {
  const one = await aSubscriber(running);
  const { html } = await pageAt(`/my-account/view-order/${one.order.id}/`, one.cookie);
  expect(html).toContain(`Subscription #${one.subscription.id}`);
  const shown = await running.value('subscriptions.show', { id: one.subscription.id });
  expect(shown.orders).toMatchObject([{ id: one.order.id }]);
});
