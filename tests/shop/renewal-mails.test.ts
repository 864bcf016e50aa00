import { expect, it } from 'vitest';
import { mailRenewal } from '#jobs/mails/renewal-mails.ts';
import { aed } from '#kernel/money.ts';
import { aShop } from '../a-shop.ts';
import { aSubscription, daysAfter, someSticks, standing } from '../a-subscription.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const START = new Date('2026-11-26T10:00:00+04:00');
const test = aShop(await aDatabase());
const { shop, db, config, time, renewalMails } = test;
await deliverToDubai(test);
await shop.settings.set('subscriptions.enabled', true);

/** The emails to an address, as plain text on one line. */
async function mailsTo(recipient: string): Promise<string[]> {
  const sent = db.selectFrom('mail_message').where('recipient', '=', recipient);
  const rows = await sent.where('kind', 'like', 'renewal-%').select('plain').orderBy('id').execute();
  return rows.map(({ plain }) => plain.replace(/\s+/g, ' '));
}

/** Runs the job that writes due emails. */
async function writeMails(): Promise<void> {
  for (const due of renewalMails.splice(0)) await mailRenewal({ shop, db, config })(due);
}

/** The notice of an order of two pieces, of which so many are available. */
async function noticeWith(left: number, language: 'en' | 'ar' = 'en'): Promise<string> {
  time.now = START;
  const productId = await someSticks(test, { stock: 2 + left });
  const { subscription, email } = await aSubscription(test, { productId });
  const row = db.updateTable('subscription').where('id', '=', subscription.id);
  await row.set({ language }).execute();
  time.now = daysAfter(START, 25);
  await shop.subscriptions.noticeDue();
  await writeMails();
  return (await mailsTo(email))[0] ?? '';
}

/** The notice of an order of two kinds of sticks, as plain text on one line. */
async function aNotice(language: 'en' | 'ar', deliveryMinor: number): Promise<string> {
  const prices = { unitPrice: aed(2500), before: null, total: aed(5000) };
  const line = { name: 'Amber', quantity: 2, ...prices, problem: '', maximum: 50 };
  const sums = { delivery: aed(deliveryMinor), fee: aed(1000), discount: aed(500), total: aed(10_500) };
  const { plain } = await shop.mails.print(
    {
      ...{ template: 'renewal-notice', number: '7', name: 'Sara', problem: '', payUrl: '', isRetried: true },
      nextOn: new Date('2026-12-24T12:00:00+04:00'),
      // The same product with two options of one name.
      ...{ lines: [line, { ...line, quantity: 1 }], sums },
      subscriptionUrl: 'https://shop.test/my-account/view-subscription/7/',
    },
    language,
  );
  return plain.replace(/\s+/g, ' ');
}

it('the notice of a renewal takes a discount off, and names free delivery as an order does', async () => {
  const english = await aNotice('en', 0);
  expect(english).toContain('Delivery Free Payment fee AED 10.00 Discount −AED 5.00 Total AED 105.00');
  expect(english).toContain('2 × Amber AED 50.00 1 × Amber AED 50.00');
  expect(await aNotice('ar', 0)).toContain('التوصيل مجاني رسوم الدفع AED 10.00 الخصم −AED 5.00');
  expect(await aNotice('en', 1500)).toContain('Delivery AED 15.00 Payment fee');
});

it('the notice of a renewal lists what is out of stock, and that it is not ordered then', async () => {
  const enough = await noticeWith(2);
  expect(enough).toMatch(/2 × STICKS-\d+ AED 50\.00 Delivery .*Total AED/);
  expect(enough).not.toMatch(/Out of stock|at the moment/);
  const none = await noticeWith(0);
  expect(none).toMatch(/2 × STICKS-\d+ Out of stock Your next order can’t be placed at the moment: /);
  expect(none).toContain('If that’s still so on 24 December 2026, we place no order and charge nothing.');
  expect(none).toContain('try again each day');
  expect(none).not.toContain('Total');
  expect(await noticeWith(1)).toMatch(/2 × STICKS-\d+ Only 1 left Your next order can’t/);
  expect(await noticeWith(0, 'ar')).toMatch(/نفد من المخزون يتعذّر تقديم طلبك التالي حاليًا: /);
});

it('the notice of a renewal does not promise another try where the shop has none', async () => {
  await shop.settings.set('subscriptions.retries', 0);
  const notice = await noticeWith(0);
  await shop.settings.set('subscriptions.retries', 3);
  expect(notice).toContain('charge nothing. We email you and pause your subscription.');
});

it('the mail of a subscription that staff cancelled has a link to undo it, and is not sent once it was undone', async () => {
  time.now = START;
  renewalMails.length = 0;
  const { subscription, email } = await aSubscription(test);
  const staff = { id: subscription.id, customerId: null, actor: 'Noura', reason: 'asked by phone' };
  const press = async (kind: 'cancel' | 'restore' | 'pause' | 'resume') => {
    const { version } = await standing(test, subscription.id);
    expect(await shop.subscriptions.change({ ...staff, version }, { kind })).toMatchObject({ ok: true });
  };
  await press('cancel');
  await press('restore');
  await press('pause');
  await press('resume');
  await writeMails();
  expect(await mailsTo(email)).toEqual([]);
  await press('cancel');
  await writeMails();
  expect(await mailsTo(email)).toEqual([expect.stringContaining('within a day')]);
});

it('the email of an order that could not be placed names the product over its limit, and the limit', async () => {
  time.now = START;
  renewalMails.length = 0;
  const productId = await someSticks(test);
  const { subscription, email } = await aSubscription(test, { productId });
  const meta = JSON.stringify({ max_per_order: '1' });
  await db.updateTable('product').set({ meta }).where('id', '=', productId).execute();
  time.now = daysAfter(START, 28);
  await shop.subscriptions.renewDue();
  expect(await standing(test, subscription.id)).toMatchObject({ problem: 'over-limit' });
  await writeMails();
  const [mail = ''] = await mailsTo(email);
  expect(mail).toContain('it has more of a product than one order may have');
  expect(mail).toMatch(/2 × STICKS-\d+ Limit 1 per order/);
  expect(mail).not.toMatch(/not enough stock|Total/);
});
