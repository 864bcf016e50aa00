import { describe, expect, it } from 'vitest';
import { mails as command } from '#commands/mails.ts';
import { writeAccountMail } from '#jobs/mails/account-mail.ts';
import { mailOrderEvent } from '#jobs/mails/order-mails.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { TEMPLATE_NAMES } from '#shop/mails';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { runCommand } from '../run-command.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, news, config } = test;
await deliverToDubai(test);
const id = await aProduct(test, { sku: 'WORDED', price: '1249.00' });

const sent: OutgoingMail[] = [];
let isOut = false;
const deliver = deliverMails({
  db,
  from: async () => 'Jamra <hello@jamra.example>',
  transport: async (letter) => {
    if (isOut) throw new Error('451 not now');
    sent.push(letter);
  },
});

/** Runs the jobs that write and send the mails of an order. */
async function lettersOf(orderId: number): Promise<OutgoingMail[]> {
  for (const one of news.filter((each) => each.orderId === orderId)) await mailOrderEvent({ shop, db })(one);
  const before = sent.length;
  await deliver();
  return sent.slice(before);
}

const run = (...args: string[]) => runCommand(command, args, { shop, db, databaseUrl: '', config });

describe.each(['en', 'ar'] as const)('every mail in %s', (language) => {
  it.each(TEMPLATE_NAMES)('OR-03 %s is previewed with all its texts', async (template) => {
    const shown = await shop.mails.preview({ template, language });
    if (!shown.ok) throw new Error(shown.refusal.code);
    const { subject, html, plain } = shown.value;
    expect(`${subject} ${plain}`).not.toMatch(
      /\{\{|\b(mail|orders|checkout|cart|contact|restock):\w|undefined/,
    );
    const dir = language === 'ar' ? 'rtl' : 'ltr';
    // Mail programs drop the outermost element: its attributes have to be on all elements with text.
    for (const holder of ['html', 'body', 'td']) {
      const [element = ''] = new RegExp(`<${holder}\\b[^>]*>`).exec(html) ?? [];
      expect(element, holder).toContain(`dir="${dir}"`);
      expect(element, holder).toContain(`lang="${language}"`);
    }
    expect(plain.length).toBeGreaterThan(60);
  });
});

it.each(['order-waiting', 'order-payment-due'] as const)(
  'OR-03 the preview of %s is of an order that is not paid',
  async (template) => {
    const shown = await shop.mails.preview({ template, language: 'en' });
    const plain = shown.ok ? shown.value.plain : '';
    expect(plain).toContain('24 November');
    expect(plain).not.toMatch(/AED 0\.00|Cash on delivery/);
  },
);

it('FM-06 a long answer wraps in the mail of a form', async () => {
  const shown = await shop.mails.preview({ template: 'form-entry', language: 'en' });
  const html = shown.ok ? shown.value.html : '';
  expect(html).toContain('Does the charger');
  expect(html).not.toContain('white-space:nowrap');
});

it('OR-03 a changed text is used in the next mail, the default after a reset', async () => {
  const words = { subject: 'Jamra has packed {{number}}', opening: 'First.\n\nSecond for {{name}}.' };
  const saved = await shop.mails.save('order-packed', 'en', { words, actor: 'mona' });
  expect(saved).toMatchObject({ ok: true, value: { ...words, heading: 'Packed and ready, {{name}}' } });
  const order = await anOrder(test, [{ id }]);
  await shop.orders.move(order.id, 'packed', { actor: 'mona', reason: '' });
  const letter = (await lettersOf(order.id)).find(({ kind }) => kind === 'order-packed');
  expect(letter?.subject).toBe(`Jamra has packed ${order.id}`);
  expect(letter?.plain).toMatch(/First\.\s+Second for Sara\./);
  expect(await shop.mails.list()).toContainEqual(
    expect.objectContaining({ template: 'order-packed', changed: ['en'] }),
  );

  await shop.mails.reset('order-packed', 'en', 'omar');
  const next = await anOrder(test, [{ id }]);
  await shop.orders.move(next.id, 'packed', { actor: 'mona', reason: '' });
  const second = (await lettersOf(next.id)).find(({ kind }) => kind === 'order-packed');
  expect(second?.subject).toBe(`Your order ${next.id} is packed`);
  const read = await shop.mails.read('order-packed', 'en');
  expect(read?.changed).toEqual([]);
  expect(read?.history.map(({ actor, words: stored }) => [actor, Object.keys(stored).sort()])).toEqual([
    ['omar', []],
    ['mona', ['opening', 'subject']],
  ]);
});

it('OR-03 a preview of a real order equals the sent mail, with formatted amounts', async () => {
  const order = await anOrder(test, [{ id, quantity: 2 }]);
  const [letter] = await lettersOf(order.id);
  const shown = await shop.mails.preview({
    template: 'order-confirmation',
    language: 'en',
    orderId: order.id,
  });
  if (!shown.ok) throw new Error(shown.refusal.code);
  expect(letter).toMatchObject(shown.value);
  expect(letter?.plain).toContain('AED 2,498.00');
  expect(letter?.attachments.map(({ fileName }) => fileName.slice(0, 3))).toEqual(['INV']);
});

it('OR-03 a preview of unsaved texts stores nothing', async () => {
  const words = { subject: 'Try {{product}}' };
  const shown = await shop.mails.preview({ template: 'back-in-stock', language: 'en', words });
  expect(shown).toMatchObject({ ok: true, value: { subject: expect.stringMatching(/^Try Ember/) } });
  expect((await shop.mails.read('back-in-stock', 'en'))?.history).toEqual([]);
});

it('OR-03 refuses unknown mails, orders and placeholders', async () => {
  expect(await shop.mails.preview({ template: 'nothing', language: 'en' })).toMatchObject({
    refusal: { code: 'mails.unknown-template' },
  });
  const requested = { template: 'order-packed', language: 'en', orderId: 999_999 as never } as const;
  expect(await shop.mails.preview(requested)).toMatchObject({ refusal: { code: 'mails.unknown-order' } });
  const wrong = { words: { closing: '{{total}}' }, actor: 'mona' };
  expect(await shop.mails.save('order-packed', 'ar', wrong)).toMatchObject({
    refusal: {
      code: 'mails.unknown-placeholder',
      name: 'total',
      allowed: ['number', 'name', 'date', 'store'],
    },
  });
});

it('OR-03 the log lists sent mails and resends them with attachments', async () => {
  const order = await anOrder(test, [{ id }]);
  await lettersOf(order.id);
  const { mails } = await shop.mails.log.list({ orderId: order.id });
  expect(mails).toMatchObject([
    { kind: 'order-confirmation', recipient: 'sara@example.com', status: 'sent', attempts: 0, lastError: '' },
  ]);
  const first = mails[0]?.id ?? 0;
  const again = await shop.mails.log.resend(first);
  if (!again.ok) throw new Error(again.refusal.code);
  expect(await shop.mails.log.resend(again.value.id)).toMatchObject({
    refusal: { code: 'mails.still-waiting' },
  });
  const [copy] = await lettersOf(order.id);
  expect(copy?.subject).toBe(`Your Jamra order ${order.id}`);
  expect(copy?.attachments.map(({ fileName }) => fileName.slice(0, 3))).toEqual(['INV']);
  expect(await shop.mails.log.show(again.value.id)).toMatchObject({ resentOf: first, status: 'sent' });
  expect(await shop.mails.log.resend(999_999)).toMatchObject({ refusal: { code: 'mails.unknown-mail' } });
});

it('OR-03 a failed mail has a reason, retries with growing delays, and blocks no other', async () => {
  const order = await anOrder(test, [{ id }]);
  isOut = true;
  await lettersOf(order.id);
  isOut = false;
  expect(await shop.mails.log.list({ orderId: order.id })).toMatchObject({
    mails: [{ status: 'waiting', attempts: 1, lastError: '451 not now' }],
  });
  expect(await deliver()).toBe(0);
  const other = await anOrder(test, [{ id }]);
  expect(await lettersOf(other.id)).toHaveLength(1);
  await db.updateTable('mail_message').set({ status: 'failed' }).where('order_id', '=', order.id).execute();
  const { mails } = await shop.mails.log.list({ status: 'failed', recipient: 'SARA@' });
  expect(mails.map(({ orderId }) => orderId)).toEqual([order.id]);
  expect(await shop.mails.log.resend(mails[0]?.id ?? 0)).toEqual({ ok: true, value: { id: mails[0]?.id } });
  expect(await lettersOf(order.id)).toHaveLength(1);
});

it('SV-05 the log hides account links and does not resend them', async () => {
  const wish = { email: 'key@example.com', first_name: '', last_name: '', marketing: '' };
  await shop.customers.register(wish, { language: 'en', address: '203.0.113.9' });
  await writeAccountMail({ shop, db, config })(test.letters.at(-1) ?? {});
  await deliver();
  const letter = sent.at(-1);
  expect(letter?.html).toMatch(/key=[\w-]{43}/);
  const { mails } = await shop.mails.log.list({ recipient: 'key@example.com' });
  const shown = await shop.mails.log.show(mails[0]?.id ?? 0);
  expect(`${shown?.html}${shown?.plain}`).not.toMatch(/key=[\w-]{10}/);
  expect(await shop.mails.log.resend(mails[0]?.id ?? 0)).toMatchObject({
    refusal: { code: 'mails.holds-key' },
  });
});

it('OR-03 the command does all of it', async () => {
  expect(await run('list')).toEqual([0, expect.stringContaining('order-refunded  {{number}} {{name}}')]);
  expect(await run('set', 'order-delivered', '--language', 'ar', '--subject', 'وصل {{number}}')).toEqual([
    0,
    '',
  ]);
  expect((await run('show', 'order-delivered', '--language', 'ar'))[1]).toContain(
    'subject (changed): وصل {{number}}',
  );
  expect(await run('set', 'order-delivered', '--subject', '{{sum}}')).toEqual([
    1,
    'subject: unknown placeholder sum. Available: number, name, date, store.\n',
  ]);
  expect((await run('reset', 'order-delivered', '--language', 'ar'))[0]).toBe(0);
  const file = `${config.dataDir}/preview.html`;
  expect((await run('preview', 'low-stock', file))[1]).toContain('Low stock: 2');
  expect((await run('log', '--status', 'sent'))[1]).toContain('order-confirmation');
  expect((await run('resend', 'x'))[0]).toBe(1);
  expect((await run('sing'))[0]).toBe(2);
});
