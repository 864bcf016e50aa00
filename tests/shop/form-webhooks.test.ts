import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { callWebhook } from '#jobs/webhook.ts';
import { signCall } from '#shop/forms/actions/deliveries.ts';
import { initialOf } from '#widgets/fields/field.ts';
import { afterSending, definitionOf } from '#widgets/marketing/form/definition.ts';
import { fields } from '#widgets/marketing/form/fields.ts';
import { formField } from '#widgets/marketing/form/form-field.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase(), { ASK_LOOPBACK: '1' });
const { shop, db, time, webhooks } = made;
const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
let location = '';

const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    calls.push({ headers: request.headers, body });
    response.writeHead(status, location === '' ? {} : { location }).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
let place = 0;

/** Sends a form with a webhook. @returns the due call */
async function send(webhook: string): Promise<{ entry: never; delivery: number }> {
  place += 1;
  const settings = {
    ...initialOf(fields),
    webhook,
    fields: [formField('text', { en: 'Name' }, { name: 'name' })],
  };
  const form = definitionOf(settings, `page-hooked.ask${place}`);
  const token = shop.forms.handOut();
  time.now = new Date(time.now.getTime() + 10_000);
  const sent = {
    ...{ values: new Map([['name', ['Sara']]]), files: new Map(), token, trap: '', language: 'en' as const },
    ...{ definition: shop.forms.digest(form), address: `10.1.0.${place}` },
  };
  expect(await shop.forms.sendForm(form, sent, afterSending(settings))).toEqual({ ok: true, value: null });
  const delivery = webhooks.at(-1) ?? 0;
  const row = await db
    .selectFrom('form_delivery')
    .select('entry_id')
    .where('id', '=', delivery)
    .executeTakeFirst();
  return { entry: row?.entry_id as never, delivery };
}

const logOf = async (entry: never) => (await shop.forms.deliveries.of(entry))[0];

it('WG-20 a webhook gets the entry, signed so that it can be checked', async () => {
  const { entry, delivery } = await send(`${origin}/hook`);
  await callWebhook({ shop })({ id: delivery });
  const { headers, body } = calls.at(-1) ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toMatchObject({ id: entry, language: 'en', answers: { name: 'Sara' } });
  const seconds = Number(headers['x-jamra-timestamp']);
  expect(headers['x-jamra-signature']).toBe(
    `sha256=${signCall(shop.forms.deliveries.secret(), seconds, body)}`,
  );
  expect(headers['x-jamra-delivery']).toBe(String(delivery));
  expect(await logOf(entry)).toMatchObject({ status: 'delivered', attempts: 1, lastStatus: 200 });
  const before = calls.length;
  await callWebhook({ shop })({ id: delivery });
  expect(calls).toHaveLength(before);
});

it('WG-20 a webhook that fails is retried, given up in the end, and repeated by hand', async () => {
  status = 500;
  const { entry, delivery } = await send(`${origin}/hook`);
  for (let attempt = 1; attempt < 9; attempt += 1)
    await expect(callWebhook({ shop })({ id: delivery })).rejects.toThrow('refused');
  expect(await logOf(entry)).toMatchObject({ status: 'waiting', attempts: 8, lastStatus: 500 });
  expect(await shop.forms.deliveries.again(entry, delivery)).toMatchObject({
    refusal: { code: 'forms.no-delivery' },
  });
  await callWebhook({ shop })({ id: delivery });
  expect(await logOf(entry)).toMatchObject({ status: 'failed', attempts: 9 });
  status = 204;
  expect((await shop.forms.deliveries.again(entry, delivery)).ok).toBe(true);
  await callWebhook({ shop })({ id: webhooks.at(-1) });
  expect(await logOf(entry)).toMatchObject({ status: 'delivered', lastStatus: 204 });
});

it('SV-05 a redirect of a webhook is not followed', async () => {
  status = 302;
  location = `${origin}/elsewhere`;
  const { entry, delivery } = await send(`${origin}/hook`);
  const before = calls.length;
  await expect(callWebhook({ shop })({ id: delivery })).rejects.toThrow('elsewhere');
  expect(calls).toHaveLength(before + 1);
  expect(await logOf(entry)).toMatchObject({ status: 'waiting', lastError: 'elsewhere' });
  status = 200;
  location = '';
});

it.each([
  'https://10.0.0.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'http://example.com/hook',
  'https://user:password@example.com/',
])('SV-05 %s is never called', async (url) => {
  const { entry, delivery } = await send(url);
  await callWebhook({ shop })({ id: delivery });
  expect(await logOf(entry)).toMatchObject({ status: 'failed', attempts: 1, lastError: 'inside' });
});

it('WG-20 spam calls no webhook', async () => {
  const before = webhooks.length;
  const settings = { ...initialOf(fields), webhook: origin, fields: [formField('text', { en: 'Name' })] };
  const form = definitionOf(settings, 'page-spam.ask');
  const token = shop.forms.handOut();
  time.now = new Date(time.now.getTime() + 10_000);
  const sent = {
    ...{ values: new Map(), files: new Map(), token, trap: 'x', language: 'en' as const },
    ...{ definition: shop.forms.digest(form), address: '10.2.0.1' },
  };
  expect((await shop.forms.sendForm(form, sent, afterSending(settings))).ok).toBe(true);
  expect(webhooks).toHaveLength(before);
});
