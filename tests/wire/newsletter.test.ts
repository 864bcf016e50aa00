import { beforeAll, expect, it } from 'vitest';
import { initialOf } from '#widgets/fields/field.ts';
import { definitionOf } from '#widgets/marketing/form/definition.ts';
import { findForm } from '#widgets/marketing/form/find-form.ts';
import { fields } from '#widgets/marketing/subscribe-form/fields.ts';
import { aRunningShop } from './refusals/running.ts';

const running = await aRunningShop();
const { shop, db, time } = running.runtime;
const NAME = 'page-news.sign-up';

beforeAll(async () => {
  const settings = { ...initialOf(fields), list: 'devices' };
  await shop.content.save({
    ...{ kind: 'page', slug: 'news', title: { en: 'News' }, excerpt: { en: '' }, body: { en: '' } },
    tree: [{ id: 'sign-up', widget: 'subscribe-form', version: 1, settings }],
    ...{
      publishedAt: new Date(0),
      coverId: null,
      category: '',
      tags: [],
      details: { products: [] },
      position: 0,
    },
  });
});

async function signUp(change: Record<string, string> = {}, language = '', name = NAME) {
  const settings = await findForm(shop, name);
  const { now } = time;
  time.now = new Date(Date.now() - 60_000);
  const form_token = shop.forms.handOut();
  time.now = now;
  const form_definition = settings === null ? '' : shop.forms.digest(definitionOf(settings, name));
  const fields = {
    form_token,
    form_definition,
    field_email: 'sara@example.com',
    field_consent: '1',
    ...change,
  };
  return running.send(`${language}/forms/${name}/`, { fields, headers: { accept: 'application/json' } });
}

const subscribers = () => db.selectFrom('subscriber').selectAll().orderBy('id').execute();

it('FM-05 WG-21 an address is stored with the sentence as shown, and waits for its confirmation', async () => {
  const answer = await signUp({}, '/ar');
  expect([answer.status, (await answer.json()).message]).toEqual([
    200,
    'بقيت خطوة: أرسلنا إليك رسالة. افتح الرابط الذي فيها للتأكيد.',
  ]);
  const [subscriber] = await subscribers();
  expect(subscriber).toMatchObject({
    email: 'sara@example.com',
    list: 'devices',
    status: 'pending',
    language: 'ar',
  });
  const consent = await db.selectFrom('subscriber_consent').selectAll().executeTakeFirstOrThrow();
  expect(consent).toMatchObject({ id: subscriber?.consent_id, language: 'ar' });
  expect(consent.body).toMatch(/^نعم/);
  const entry = await db.selectFrom('form_entry').selectAll().executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ form: NAME, status: 'done', email: 'sara@example.com' });
});

it.each([
  ['no address', { field_email: '' }],
  ['what is no address', { field_email: 'sara' }],
  ['no consent', { field_consent: '' }],
])('CA-07 WG-21 %s is refused, and nobody is on the list', async (_what, change) => {
  const before = await subscribers();
  const answer = await signUp(change);
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'forms.wrong-answers']);
  expect(await subscribers()).toEqual(before);
});

it('WG-21 a filled-in hidden field subscribes nobody', async () => {
  expect((await signUp({ field_email: 'machine@example.com', form_fax: 'x' })).status).toBe(200);
  expect((await subscribers()).map(({ email }) => email)).not.toContain('machine@example.com');
});

it('WG-21 a link confirms by a button only, and unsubscribes with one click, also by the header of a mail', async () => {
  const [{ id, asked_at: askedAt } = { id: 0 as never, asked_at: new Date() }] = await subscribers();
  const { links } = shop.newsletter;
  const confirm = `/newsletter/confirm/?${new URLSearchParams({ link: links.toConfirm({ id, askedAt: new Date(askedAt) }) })}`;
  const stop = `/newsletter/stop/?${new URLSearchParams({ link: links.toStop(id) })}`;
  const state = async () => (await subscribers())[0]?.status;
  expect(await (await fetch(running.origin + confirm)).text()).toContain('sara@example.com');
  expect(await state()).toBe('pending');
  expect((await running.send(confirm, {})).status).toBe(200);
  expect(await state()).toBe('confirmed');
  const body = 'List-Unsubscribe=One-Click';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(running.origin + stop, { method: 'POST', body, headers: type })).status).toBe(200);
  expect(await state()).toBe('unsubscribed');
  const page = await fetch(running.origin + stop);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('no-store');
});

it.each([
  ['GET', '/newsletter/stop/'],
  ['POST', '/newsletter/stop/'],
  ['GET', '/newsletter/confirm/'],
  ['POST', '/newsletter/confirm/'],
])('CA-07 WG-21 %s %s with what is no link says so', async (method, path) => {
  const links = ['', 'x', 'newsletter-stop-1.x', '%00', 'a'.repeat(3000)];
  for (const link of links) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: running.origin };
    const answer = await fetch(`${running.origin}${path}?link=${link}`, {
      ...{ method, headers, redirect: 'manual' },
      ...(method === 'POST' ? { body: '' } : {}),
    });
    expect([400, 404], link.slice(0, 20)).toContain(answer.status);
  }
});

it('WG-21 the shipped footer’s form is found by its own name, and sends a confirmation', async () => {
  const page = await (await fetch(`${running.origin}/faq/`)).text();
  expect(page).toContain('data-form="shipped-footer.newsletter"');
  const email = 'footer@example.com';
  const answer = await signUp({ field_email: email }, '', 'shipped-footer.newsletter');
  expect(answer.status).toBe(200);
  const subscriber = (await subscribers()).find((one) => one.email === email);
  expect(subscriber).toMatchObject({ list: 'news', status: 'pending' });
});

it.each(['shipped-footer.gone', 'shipped-footer.imprint', 'shipped-nothing.newsletter'])(
  'WG-21 %s is no form of a shipped document',
  async (name) => {
    expect((await signUp({}, '', name)).status).toBe(404);
  },
);

it('WG-21 the page of a form has no second form in its footer', async () => {
  const html = await (await fetch(`${running.origin}/forms/shipped-footer.newsletter/`)).text();
  expect(html.match(/data-form=/g)).toHaveLength(1);
});
