import { expect, it } from 'vitest';
import { argonPasswords } from '#platform/password.ts';
import { signatureWith } from '#platform/signature.ts';
import { aProduct } from '../a-shop.ts';
import { accountsOf, PASSWORD } from '../accounts.ts';
import { aRunningShop, SECRET } from './refusals/running.ts';

const running = await aRunningShop();
const { runtime, origin, open } = running;
const { aCustomer } = accountsOf(runtime);

/** The cookies of a browser after an answer. */
function withAnswer(before: Map<string, string>, answer: Response): Map<string, string> {
  const jar = new Map(before);
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return jar;
}
const written = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

async function press(
  fields: Record<string, string>,
  jar = new Map<string, string>(),
  accept = 'application/json',
) {
  const answer = await running.send('/wishlist/', { fields, cookie: written(jar), headers: { accept } });
  return { answer, jar: withAnswer(jar, answer) };
}

const page = async (jar: Map<string, string>, path = '/wishlist/') => {
  const answer = await fetch(origin + path, { headers: { cookie: written(jar) } });
  return { answer, html: await answer.text() };
};

it('24.5 a heart adds for a script in JSON, with a cookie that scripts cannot read and one by which hearts fill', async () => {
  const id = await aProduct(runtime, { sku: 'HEART' });
  const { answer, jar } = await press({ add: String(id) });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, message: 'Added to your wishlist.', removed: null },
  ]);
  const lines = answer.headers.getSetCookie();
  expect(lines.find((line) => line.startsWith('jamra_wishlist='))).toMatch(/HttpOnly.*Max-Age=15552000/);
  expect(lines.find((line) => line.startsWith('jamra_wishlist_items='))).not.toContain('HttpOnly');
  expect(jar.get('jamra_wishlist_items')).toBe(String(id));
  const removed = await press({ remove: String(id) }, jar);
  expect(await removed.answer.json()).toMatchObject({ ok: true, removed: id });
  expect(removed.jar.has('jamra_wishlist_items')).toBe(false);
});

it('24.5 without a script the form leads to the list, which is private and not cached', async () => {
  const id = await aProduct(runtime, { sku: 'PLAIN-HEART' });
  const { answer, jar } = await press({ add: String(id) }, new Map(), 'text/html');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/wishlist/?added=${id}`]);
  const mine = await page(jar);
  expect(mine.html).toContain('PLAIN-HEART');
  expect(mine.answer.headers.get('cache-control')).toContain('no-store');
  expect(mine.answer.headers.get('x-page-cache')).toBeNull();
  expect(mine.html).toMatch(/<meta name="robots" content="noindex/);
  expect((await page(new Map())).html).not.toContain('PLAIN-HEART');
});

it('24.5 the product’s page is the same for all visitors, whatever is on a list', async () => {
  const id = await aProduct(runtime, { sku: 'SAME-FOR-ALL' });
  const { jar } = await press({ add: String(id) });
  const [mine, theirs] = [
    await page(jar, '/product/same-for-all/'),
    await page(new Map(), '/product/same-for-all/'),
  ];
  expect(mine.html === theirs.html).toBe(true);
  const [heart = ''] = new RegExp(`<button[^>]*data-wish="${id}"[^>]*>`).exec(mine.html) ?? [];
  for (const part of ['name="add"', `value="${id}"`, 'aria-pressed="false"', 'form="wishlist-form"'])
    expect(heart).toContain(part);
});

it('24.5 signing in takes the guest’s list along; signing out leaves nothing of it in the browser', async () => {
  const [list, guests] = [
    await aProduct(runtime, { sku: 'OF-ACCOUNT' }),
    await aProduct(runtime, { sku: 'OF-GUEST' }),
  ];
  const { customer, email } = await aCustomer();
  await runtime.db
    .updateTable('customer')
    .set({ password_hash: await argonPasswords.hash(PASSWORD) })
    .where('id', '=', customer.id)
    .execute();
  await runtime.shop.wishlist.add({ kind: 'customer', id: customer.id }, list);
  const { jar } = await press({ add: String(guests) });
  const { hidden } = await open('/my-account/', written(jar));
  const answer = await running.send('/my-account/', {
    fields: { ...hidden, username: email, password: PASSWORD, login: 'x' },
    cookie: written(jar),
  });
  const signedIn = withAnswer(jar, answer);
  expect(signedIn.has('jamra_account')).toBe(true);
  expect(signedIn.has('jamra_wishlist')).toBe(false);
  expect(signedIn.get('jamra_wishlist_items')?.split('.').sort()).toEqual([list, guests].map(String).sort());
  const { html } = await page(signedIn);
  expect(html).toContain('OF-ACCOUNT');
  expect(html).toContain('OF-GUEST');
  const [, out = ''] =
    /href="(\/my-account\/customer-logout\/[^"]*)"/.exec((await page(signedIn, '/my-account/')).html) ?? [];
  const left = await fetch(origin + out.replaceAll('&amp;', '&'), {
    headers: { cookie: written(signedIn) },
    redirect: 'manual',
  });
  expect(withAnswer(signedIn, left).has('jamra_wishlist_items')).toBe(false);
});

it('24.5 the page of a list sets the cookie of hearts where another device changed the list', async () => {
  const id = await aProduct(runtime, { sku: 'OTHER-DEVICE' });
  const { jar } = await press({ add: String(id) });
  const behind = new Map([...jar].filter(([name]) => name !== 'jamra_wishlist_items'));
  const { answer } = await page(behind);
  expect(withAnswer(behind, answer).get('jamra_wishlist_items')).toBe(String(id));
  const again = await page(jar);
  expect(again.answer.headers.getSetCookie().filter((line) => line.startsWith('jamra_wishlist'))).toEqual([]);
  const emptied = await page(new Map([['jamra_wishlist_items', String(id)]]));
  expect(emptied.answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^jamra_wishlist_items=;.*Max-Age=0/),
  );
});

it('24.5 a shared list is read without its owner, not cached and not indexed by search engines', async () => {
  const id = await aProduct(runtime, { sku: 'SHARED-LIST' });
  const { jar } = await press({ add: String(id) });
  const made = await press({ share: '1' }, jar, 'text/html');
  expect(made.answer.headers.get('location')).toBe('/wishlist/?shared=1#share');
  const mine = await page(jar);
  const [address = ''] = /\/wishlist\/shared\/[\w-]{22}\//.exec(mine.html) ?? [];
  const shared = await page(new Map(), address);
  expect(shared.answer.status).toBe(200);
  expect(shared.html).toContain('SHARED-LIST');
  expect(shared.html).toMatch(/<meta name="robots" content="noindex/);
  expect(shared.html).not.toContain('name="remove"');
  expect(shared.answer.headers.get('cache-control')).toContain('no-store');
  await press({ share: '0' }, jar, 'text/html');
  expect((await page(new Map(), address)).answer.status).toBe(404);
  expect((await page(new Map(), '/wishlist/shared/x/')).answer.status).toBe(404);
});

it('24.5 an account chooses its emails by a form without scripts, and ends them by the link in one click', async () => {
  const { customer, session } = await aCustomer();
  const id = await aProduct(runtime, { sku: 'MAILED-HEART' });
  await runtime.shop.wishlist.add({ kind: 'customer', id: customer.id }, String(id));
  const jar = new Map([['jamra_account', session.token as string]]);
  const shown = (await page(jar)).html;
  expect(shown).toContain('Email me when a price drops');
  expect(shown).not.toMatch(/<input[^>]*name="on_(price|stock)"[^>]*checked/);
  const saved = await press({ mails: '1', on_price: '1' }, jar, 'text/html');
  expect([saved.answer.status, saved.answer.headers.get('location')]).toEqual([303, '/wishlist/?mails=1']);
  expect((await page(jar, '/wishlist/?mails=1')).html).toMatch(
    /Your email updates are saved[\s\S]*<input[^>]*name="on_price"[^>]*checked/,
  );
  const [stored] = await runtime.shop.wishlist.mailsOfPerson(customer.id);
  expect(stored?.consent).toMatch(/^Email me when a price drops · By saving, you agree/);
  const link = signatureWith(SECRET).sign(`wishlist-stop-${customer.id}`);
  const stop = `/wishlist/stop/?${new URLSearchParams({ link })}`;
  const clicked = await fetch(origin + stop, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(clicked.status).toBe(200);
  expect(await runtime.shop.wishlist.mailsOfPerson(customer.id)).toEqual([]);
  expect((await page(new Map(), stop)).html).toContain('You are unsubscribed');
  expect((await page(new Map(), '/wishlist/stop/?link=x')).answer.status).toBe(404);
});

it('24.5 another site cannot change a list', async () => {
  const id = await aProduct(runtime, { sku: 'FOREIGN-HEART' });
  const answer = await running.send('/wishlist/', {
    fields: { add: String(id) },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

it('24.5 turned off there are no hearts, no page and no changes', async () => {
  const id = await aProduct(runtime, { sku: 'TURNED-OFF' });
  const before = (await page(new Map(), '/product/turned-off/')).html;
  expect(before).toContain('data-wish=');
  expect(before).toMatch(/<header[\s\S]*href="\/wishlist\/"[\s\S]*data-wish-count[\s\S]*<\/header>/);
  await running.set('wishlist.enabled', false);
  await expect
    .poll(async () => (await page(new Map(), '/product/turned-off/')).html, { timeout: 10_000 })
    .not.toMatch(/data-wish=|data-wish-count/);
  expect((await page(new Map())).answer.status).toBe(404);
  expect((await press({ add: String(id) })).answer.status).toBe(404);
  await running.tidy();
});
