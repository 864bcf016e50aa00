import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { Right, Role, SignedIn } from '#shop/staff';
import { rightsOf } from '#shop/staff';
import { registerAdminActions } from '#wire/admin-actions/register.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, config } = test;
const app = Fastify({ trustProxy: true });
afterAll(() => app.close());
await app.register(rateLimit, { global: false });
await registerAdminActions(app, { shop, config, adminActions: createAdminActions(shop) });

const owner = await aMember(test, 'owner');
let number = 0;
beforeEach(() => {
  number += 1;
  test.time.now = new Date(test.time.now.getTime() + 1000);
});

async function aKey(rights: readonly Right[], by: SignedIn = owner, expiresInDays: number | null = null) {
  number += 1;
  const made = await shop.staff.keys.create(by.member, { name: `ERP ${number}`, rights, expiresInDays });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

const ROOT = '/wp-json/jamra/v1/admin/';

async function call(action: string, headers: Record<string, string>, payload: unknown = {}) {
  const type = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.9.${number >> 8}.${number & 255}`,
  };
  const answer = await app.inject({
    method: 'POST',
    url: ROOT + action,
    headers: { ...type, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, ...answer.json() };
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'done' : answer.refusal?.code;
const cookieOf = async ({ member }: SignedIn) =>
  `jamra_staff=${await shop.staff.openSession(member.id, 'test')}`;

it('RO-03 a program with a key reads and changes what its rights allow, and nothing else', async () => {
  const { key } = await aKey(['orders.change', 'settings.change']);
  expect((await call('orders.list', withKey(key))).value).toMatchObject({ orders: [], total: 0 });
  const { value } = await call('settings.list', withKey(key));
  const { version } = value.find((one: { key: string }) => one.key === 'stock.lowAmount');
  const saved = await call('settings.save', withKey(key), { key: 'stock.lowAmount', value: 7, version });
  expect(saved).toMatchObject({ status: 200, ok: true, value: 7 });
  for (const action of ['products.list', 'customers.list', 'products.save', 'audit.list'])
    expect([action, codeOf(await call(action, withKey(key)))]).toEqual([action, 'staff.forbidden']);
  expect(await call('orders.show', withKey(key), { id: 'x' })).toMatchObject({ status: 422 });
  expect(codeOf(await call('__proto__', withKey(key)))).toBe('admin.unknown-action');
});

it('BO-07 a setting of another form is refused without the pattern that it is checked by', async () => {
  const { key } = await aKey(['settings.change']);
  const sent = { key: 'shop.trn', value: '123', version: 0 };
  for (const language of ['en', 'ar']) {
    const answer = await call('settings.save', { ...withKey(key), 'accept-language': language }, sent);
    expect(codeOf(answer)).toBe('settings.wrong-value');
    expect(answer.words).not.toMatch(/pattern|[\\^$]/);
  }
});

it('RO-04 what a key changed is in the activity log under its name, and the key is nowhere', async () => {
  const { key } = await aKey(['settings.change']);
  const list = (await call('settings.list', withKey(key))).value;
  const { version } = list.find((one: { key: string }) => one.key === 'stock.lowAmount');
  await call('settings.save', withKey(key), { key: 'stock.lowAmount', value: 9, version });
  const [act] = await shop.staff.auditLog.list({ staffId: owner.member.id, limit: 1 });
  expect(act).toMatchObject({ action: 'settings.save', staffName: `API key ERP ${number}`, outcome: 'done' });
  const entry = await shop.staff.auditLog.find(act?.id ?? '');
  expect(entry?.changes).toMatchObject([{ table: 'setting', key: 'stock.lowAmount', after: { value: 9 } }]);
  const stored = [
    await db.selectFrom('api_key').selectAll().execute(),
    await db.selectFrom('audit_entry').selectAll().execute(),
    await db.selectFrom('audit_change').selectAll().execute(),
  ];
  expect(JSON.stringify(stored)).not.toContain(key);
  expect(JSON.stringify(await shop.staff.keys.list(owner.member))).not.toContain(key);
  expect(JSON.stringify(await shop.staff.keys.list(owner.member))).not.toContain('digest');
});

it('RO-04 making a key does not write it down', async () => {
  const cookie = await cookieOf(owner);
  const answer = await app.inject({
    method: 'POST',
    url: '/admin/actions/',
    headers: { cookie, 'content-type': 'application/json' },
    payload: {
      action: 'api-keys.create',
      input: { name: 'Logged', rights: ['orders.see'], expiresInDays: 30 },
    },
  });
  const { key } = answer.json().value;
  expect(key).toMatch(/^jamra_[\w-]{43}$/);
  const acts = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
  const changes = JSON.stringify(await db.selectFrom('audit_change').selectAll().execute());
  expect(acts).toContain('api-keys.create');
  expect(acts + changes).not.toContain(key);
  expect(changes).not.toContain('digest');
});

it('RO-04 no key, a wrong one, a revoked, an expired one and that of a deactivated member are answered alike', async () => {
  const revoked = await aKey(['orders.see']);
  await shop.staff.keys.revoke(owner.member, revoked.id);
  const expiring = await aKey(['orders.see'], owner, 1);
  const maker = await aMember(test, 'manager');
  // Managers may not add keys; a former owner may have done so.
  const ofMaker = await aKey(['orders.see'], maker);
  expect((await call('orders.list', withKey(expiring.key))).status).toBe(200);
  expect((await call('orders.list', withKey(ofMaker.key))).status).toBe(200);
  await shop.staff.members.close(owner.member, maker.member.id);
  test.time.now = new Date(test.time.now.getTime() + DAY_MS);
  const wrong: Record<string, string>[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer ' },
    { authorization: revoked.key },
    { authorization: `Basic ${Buffer.from(`x:${revoked.key}`).toString('base64')}` },
    withKey('jamra_'),
    withKey(`jamra_${'A'.repeat(43)}`),
    withKey(`${revoked.key}, Bearer ${expiring.key}`),
    withKey(`${'A'.repeat(100_00)}`),
    withKey("jamra_' or true --"),
    withKey(revoked.key),
    withKey(expiring.key),
    withKey(ofMaker.key),
  ];
  const answers = await Promise.all(wrong.map((headers) => call('orders.list', headers)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 401, refusal: { code: 'staff.wrong-key' } });
  expect(answers[0]?.headers['www-authenticate']).toBe('Bearer');
  const states = (await shop.staff.keys.list(owner.member)).map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining(['revoked', 'expired']));
});

it('SV-05 a cookie is no key, and adds nothing to one; a key is no session', async () => {
  const cookie = await cookieOf(await aMember(test, 'owner'));
  expect(await call('orders.list', { cookie })).toMatchObject({ status: 401 });
  const { key } = await aKey(['orders.see']);
  expect(codeOf(await call('products.list', { cookie, ...withKey(key) }))).toBe('staff.forbidden');
  const bySession = await app.inject({
    method: 'POST',
    url: '/admin/actions/',
    headers: { ...withKey(key), 'content-type': 'application/json' },
    payload: { action: 'orders.list', input: {} },
  });
  expect(bySession.json()).toMatchObject({ refusal: { code: 'staff.signed-out' } });
  const file = await app.inject({ url: '/admin/orders/export.csv', headers: withKey(key) });
  expect(file.statusCode).toBe(401);
});

it('SV-05 a page of another site can call neither endpoint', async () => {
  const cookie = await cookieOf(owner);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.inject({
    method: 'POST',
    url: '/admin/actions/',
    headers: { cookie, ...foreign, 'content-type': 'application/json' },
    payload: { action: 'orders.list', input: {} },
  });
  expect(answer.json()).toMatchObject({ refusal: { code: 'admin.foreign-origin' } });
  const form = { cookie, ...foreign, 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await call('orders.list', form, 'a=b');
  expect([sent.ok, sent.headers['access-control-allow-origin']]).toEqual([false, undefined]);
  const { headers } = await app.inject({ method: 'OPTIONS', url: `${ROOT}orders.list`, headers: foreign });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect((await app.inject({ url: `${ROOT}orders.list`, headers: { cookie } })).statusCode).toBe(404);
});

it('RO-03 staff, keys, second factors, settings of staff and one’s own account are never changed by a key', async () => {
  const { key } = await aKey(rightsOf('owner'));
  const [listed] = await shop.staff.keys.list(owner.member);
  expect(listed?.rights).not.toContain('staff.change');
  expect(listed?.rights).not.toContain('api-keys.change');
  const closed = [
    ['staff.list', {}],
    ['staff.invite', { email: 'x@example.com', role: 'owner', language: 'en' }],
    ['staff.change-role', { id: owner.member.id, role: 'manager' }],
    ['staff.reset-second-factor', { id: owner.member.id }],
    ['staff.end-sessions', { id: owner.member.id }],
    ['roles.save', { name: 'x', rights: [], opened: null }],
    ['api-keys.list', {}],
    ['api-keys.create', { name: 'x', rights: ['orders.see'], expiresInDays: null }],
    ['self.show', {}],
    ['self.change-password', { currentPassword: 'x', newPassword: 'long enough' }],
    ['self.prepare-second-factor', {}],
    ['self.turn-on-second-factor', { code: '1' }],
    ['self.end-other-sessions', {}],
    ['entries.webhook-secret', {}],
    ['settings.save', { key: 'staff.secondFactor', value: 'optional', version: 0 }],
  ] as const;
  for (const [action, sent] of closed)
    expect([action, codeOf(await call(action, withKey(key), sent))]).toEqual([action, 'staff.not-by-key']);
  expect((await shop.settings.all())['staff.secondFactor']).toBe('required');
});

it('RO-03 a key does no more than who made it may now', async () => {
  const saved = await shop.staff.roles.save(owner.member, {
    ...{ name: `Makers ${number}`, rights: ['api-keys.change', 'orders.see', 'products.see'], opened: null },
  });
  if (!saved.ok) throw new Error(saved.refusal.code);
  const role: Role = saved.value.role;
  const maker = await aMember(test, role);
  const more = await shop.staff.keys.create(maker.member, {
    name: 'More',
    rights: ['settings.see'],
    expiresInDays: null,
  });
  expect(codeOf(more)).toBe('staff.more-rights');
  const { key } = await aKey(['orders.see', 'products.see'], maker);
  expect((await call('orders.list', withKey(key))).status).toBe(200);
  const { version } = saved.value;
  await shop.staff.roles.save(owner.member, {
    ...{ name: `Makers ${number}`, rights: ['products.see'], opened: { role: saved.value.role, version } },
  });
  expect(codeOf(await call('orders.list', withKey(key)))).toBe('staff.forbidden');
  expect((await call('products.list', withKey(key))).status).toBe(200);
});

it('RO-03 a key has a name of its own, rights, and no more than it was given by an owner', async () => {
  const create = (name: string, rights: readonly Right[]) =>
    shop.staff.keys.create(owner.member, { name, rights, expiresInDays: null });
  expect(codeOf(await create('One', ['orders.see']))).toBe('done');
  expect(codeOf(await create(' one ', ['orders.see']))).toBe('staff.key-name-taken');
  expect(codeOf(await create('', ['orders.see']))).toBe('staff.wrong-fields');
  expect(codeOf(await create('Two', []))).toBe('staff.wrong-fields');
  expect(codeOf(await create('Two', ['staff.change']))).toBe('staff.wrong-fields');
});

it('SV-04 a key calls 300 times a minute, whatever the address', async () => {
  const { key } = await aKey(['orders.see']);
  const statuses: number[] = [];
  for (let time = 0; time < 301; time += 1) {
    if (time % 50 === 0) number += 1;
    statuses.push((await call('no.such-action', withKey(key))).status);
  }
  expect(statuses.slice(0, 300)).not.toContain(429);
  const last = await call('no.such-action', withKey(key));
  expect([statuses.at(-1), codeOf(last)]).toEqual([429, 'staff.too-many']);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  const other = await aKey(['orders.see']);
  expect((await call('orders.list', withKey(other.key))).status).toBe(200);
});
