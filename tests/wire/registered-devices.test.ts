import { expect, it } from 'vitest';
import { signatureWith } from '#platform/signature.ts';
import { accountCookie } from '#wire/cookies/session-cookies.ts';
import { anOwnableDevice } from '../a-kit.ts';
import { accountsOf } from '../accounts.ts';
import { aRunningShop, SECRET } from './refusals/running.ts';

const running = await aRunningShop();
const { runtime, origin, open, send } = running;
const { shop } = runtime;
const { aCustomer } = accountsOf(runtime);

const device = await anOwnableDevice(runtime, 'OWNED');

async function anOwner() {
  const { session, customer } = await aCustomer();
  const config = { ...runtime.config, publicUrl: origin };
  return { customer, cookie: accountCookie.write(session, config).split(';')[0] ?? '' };
}

const read = async (path: string, cookie = '') => {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  return { answer, html: await answer.text() };
};

it('a device is registered, shown with its guarantee and removed by plain forms', async () => {
  const { customer, cookie } = await anOwner();
  const path = `/my-account/devices/new/?product=${device}&bought=2026-01-31`;
  const form = await open(path, cookie);
  const filled = (await read(path, cookie)).html;
  expect(filled).toContain('value="2026-01-31"');
  expect(filled).toMatch(new RegExp(`<option value="${device}" selected`));
  const fields = {
    ...form.hidden,
    device_product: String(device),
    device_serial: 'own-2026-0001',
    device_purchased: '2026-01-31',
    device_reminder: '4',
  };
  const sent = await send('/my-account/devices/new/', { fields, cookie });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/my-account/devices/']);
  const page = await read('/my-account/devices/', cookie);
  expect(page.html).toContain('OWN20260001');
  expect(page.html).toContain('Under guarantee until 31 January 2028');
  expect(page.html).toContain('Every 4 weeks');
  expect(page.answer.headers.get('cache-control')).toContain('no-store');
  expect((await read('/ar/my-account/devices/', cookie)).html).toContain('الضمان سارٍ حتى');
  const [{ id } = { id: 0 }] = await shop.devices.list(customer.id);
  const list = await open('/my-account/devices/', cookie);
  await send('/my-account/devices/', { fields: { ...list.hidden, remove: String(id) }, cookie });
  expect(await shop.devices.list(customer.id)).toEqual([]);
});

it('a taken serial number shows what to do, and nothing typed is lost', async () => {
  const [one, other] = [await anOwner(), await anOwner()];
  const draft = {
    ...{ device_product: String(device), device_serial: 'SOLDON000001' },
    ...{ device_purchased: '2026-02-01', device_reminder: '' },
  };
  await shop.devices.save(one.customer.id, { id: null, draft });
  const form = await open('/my-account/devices/new/', other.cookie);
  const sent = await send('/my-account/devices/new/', {
    fields: { ...form.hidden, ...draft },
    cookie: other.cookie,
  });
  const html = await sent.text();
  expect(html).toContain('contact us with a photo of the serial number');
  expect(html).toContain('value="SOLDON000001"');
  expect(html).toContain('value="2026-02-01"');
});

it('devices are of who is signed in alone', async () => {
  const [one, other] = [await anOwner(), await anOwner()];
  const draft = {
    ...{ device_product: String(device), device_serial: 'PRIVATE00001' },
    ...{ device_purchased: '2026-02-01', device_reminder: '' },
  };
  const saved = await shop.devices.save(one.customer.id, { id: null, draft });
  const path = `/my-account/devices/${saved.ok ? saved.value : ''}/`;
  expect((await read(path, one.cookie)).answer.status).toBe(200);
  for (const cookie of [other.cookie, '']) {
    const { answer, html } = await read(path, cookie);
    expect([answer.status, html.includes('PRIVATE00001')]).toEqual([302, false]);
  }
});

it('the link of a reminder ends them in one click, with and without a page', async () => {
  const { customer, cookie } = await anOwner();
  const draft = {
    ...{ device_product: String(device), device_serial: 'CLEANED00001' },
    ...{ device_purchased: '2026-02-01', device_reminder: '2' },
  };
  await shop.devices.save(customer.id, { id: null, draft });
  const link = signatureWith(SECRET).sign(`cleaning-stop-${customer.id}`);
  const stop = `/my-account/devices/stop/?${new URLSearchParams({ link })}`;
  const clicked = await fetch(origin + stop, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(clicked.status).toBe(200);
  expect(await shop.devices.list(customer.id)).toMatchObject([{ reminderWeeks: null }]);
  expect((await read(stop)).html).toContain('You are unsubscribed');
  expect((await read('/my-account/devices/stop/?link=x', cookie)).answer.status).toBe(404);
});
