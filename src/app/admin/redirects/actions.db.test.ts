import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown, role: Role = 'page-editor') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const saveRedirect = (source: string, target: string, opened: object | null = null) =>
  ask('redirects.keep', { source, target, opened });

it('RT-08 a redirect is added, used, changed, removed and restored with its hits', async () => {
  expect((await saveRedirect('https://old.example/shoes', '/shop/')).value).toEqual({
    source: '/shoes/',
    target: '/shop/',
  });
  await shop.redirects.find('/shoes/');
  const { rows } = (await ask('redirects.list', { q: 'SHOES' })).value;
  expect(rows).toMatchObject([{ source: '/shoes/', target: '/shop/', hits: 1 }]);
  const opened = { source: '/shoes/', version: rows[0].version };
  expect((await saveRedirect('/old-shoes/', '/blog/', opened)).ok).toBe(true);
  const removed = (await ask('redirects.remove', { source: '/old-shoes/' })).value;
  expect(removed).toEqual({ source: '/old-shoes/', target: '/blog/', hits: 1 });
  expect((await shop.redirects.list()).length).toBe(0);
  expect((await ask('redirects.restore', removed)).ok).toBe(true);
  expect(await shop.redirects.list()).toEqual([removed]);
});

it('RT-08 loops, missing targets and taken addresses are refused by field', async () => {
  await saveRedirect('/a/', '/b/');
  expect((await saveRedirect('/b/', '/a/')).refusal.problems).toEqual({ target: 'loop' });
  expect((await saveRedirect('/c/', '/c/')).refusal.problems).toEqual({ target: 'itself' });
  expect((await saveRedirect('/c/', 'ftp://x')).refusal.problems).toEqual({ target: 'no-target' });
  expect((await saveRedirect('nowhere', '/c/')).refusal.problems).toEqual({ source: 'no-address' });
  expect((await saveRedirect('/', '/c/')).refusal.problems).toEqual({ source: 'home' });
  expect((await saveRedirect('/a/', '/d/')).refusal.problems).toEqual({ source: 'taken' });
});

it('RT-08 a concurrent change is refused with the stored redirect', async () => {
  await saveRedirect('/two/', '/first/');
  const opened = { source: '/two/', version: 1 };
  await saveRedirect('/two/', '/second/', opened);
  expect((await saveRedirect('/two/', '/third/', opened)).refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    stored: { source: '/two/', target: '/second/' },
  });
  expect((await saveRedirect('/x/', '/y/', { source: '/never/', version: 1 })).refusal.code).toBe(
    'redirects.unknown',
  );
});

it('RT-08 a list is dry-run, then imported, with its invalid lines named', async () => {
  const text = 'old,new\n/p1/,/shop/\n/p2/,/p2/\nnonsense,/shop/\n/p1/,/blog/\n';
  const plan = (await ask('redirects.plan', { text })).value;
  expect(plan).toMatchObject({
    accepted: 1,
    refusedCount: 3,
    refused: [
      { line: 3, problem: 'itself' },
      { line: 4, problem: 'no-address' },
      { line: 5, problem: 'repeated' },
    ],
  });
  expect((await ask('redirects.list', { q: '/p1/' })).value.total).toBe(0);
  expect((await ask('redirects.import', { text })).value).toEqual({ accepted: 1, refusedCount: 3 });
  expect((await ask('redirects.list', { q: '/p1/' })).value.total).toBe(1);
  expect((await ask('redirects.plan', { text: 'hello' })).refusal.code).toBe('redirects.no-list');
});

it('RT-08 redirects to other sites need the right for them', async () => {
  const away = { source: '/away/', target: 'https://elsewhere.example/' };
  const text = 'source,target\n/far/,https://elsewhere.example/';
  const foreign = { code: 'redirects.wrong-fields', problems: { target: 'foreign' } };
  expect((await ask('redirects.keep', { ...away, opened: null })).refusal).toEqual(foreign);
  expect((await ask('redirects.restore', { ...away, hits: 3 })).refusal).toEqual(foreign);
  expect((await ask('redirects.plan', { text })).value).toMatchObject({ accepted: 0, refusedCount: 1 });
  expect((await ask('redirects.import', { text })).value).toMatchObject({ accepted: 0, refusedCount: 1 });
  expect((await ask('redirects.keep', { ...away, opened: null }, 'manager')).ok).toBe(true);
  expect((await ask('redirects.import', { text }, 'owner')).value).toMatchObject({ accepted: 1 });
});
