import { expect, it } from 'vitest';
import { createDesk } from '#desk/desk.ts';
import type { VerbName } from '#desk/verbs.ts';
import type { Role } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const desk = createDesk(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: VerbName, sent: unknown, role: Role = 'page-editor') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: what a verb gives is looked at by its fields
  return (await desk.perform({ signedIn, name, sent, ...where })) as any;
}

const keep = (source: string, target: string, seen: object | null = null) =>
  ask('redirects.keep', { source, target, seen });

it('RT-08 an old address is added, used, changed, taken out and put back with its count', async () => {
  expect((await keep('https://old.example/shoes', '/shop/')).value).toEqual({
    source: '/shoes/',
    target: '/shop/',
  });
  await shop.redirects.find('/shoes/');
  const { rows } = (await ask('redirects.list', { q: 'SHOES' })).value;
  expect(rows).toMatchObject([{ source: '/shoes/', target: '/shop/', hits: 1 }]);
  const seen = { source: '/shoes/', target: '/shop/' };
  expect((await keep('/old-shoes/', '/blog/', seen)).ok).toBe(true);
  const removed = (await ask('redirects.remove', { source: '/old-shoes/' })).value;
  expect(removed).toEqual({ source: '/old-shoes/', target: '/blog/', hits: 1 });
  expect((await shop.redirects.list()).length).toBe(0);
  expect((await ask('redirects.restore', removed)).ok).toBe(true);
  expect(await shop.redirects.list()).toEqual([removed]);
});

it('RT-08 what leads round, nowhere or is taken is told at its field', async () => {
  await keep('/a/', '/b/');
  expect((await keep('/b/', '/a/')).refusal.problems).toEqual({ target: 'loop' });
  expect((await keep('/c/', '/c/')).refusal.problems).toEqual({ target: 'itself' });
  expect((await keep('/c/', 'ftp://x')).refusal.problems).toEqual({ target: 'no-target' });
  expect((await keep('nowhere', '/c/')).refusal.problems).toEqual({ source: 'no-address' });
  expect((await keep('/', '/c/')).refusal.problems).toEqual({ source: 'home' });
  expect((await keep('/a/', '/d/')).refusal.problems).toEqual({ source: 'taken' });
});

it('RT-08 of two who change one address, the second is told what stands', async () => {
  await keep('/two/', '/first/');
  const seen = { source: '/two/', target: '/first/' };
  await keep('/two/', '/second/', seen);
  expect((await keep('/two/', '/third/', seen)).refusal).toEqual({
    code: 'redirects.changed-meanwhile',
    stored: { source: '/two/', target: '/second/' },
  });
  expect((await keep('/x/', '/y/', { source: '/never/', target: '/y/' })).refusal.code).toBe(
    'redirects.unknown',
  );
});

it('RT-08 a list is planned without writing, then taken over, its bad lines named', async () => {
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

it('RT-08 only who may redirect to other sites adds, imports or restores one', async () => {
  const away = { source: '/away/', target: 'https://elsewhere.example/' };
  const text = 'source,target\n/far/,https://elsewhere.example/';
  const foreign = { code: 'redirects.wrong-fields', problems: { target: 'foreign' } };
  expect((await ask('redirects.keep', { ...away, seen: null })).refusal).toEqual(foreign);
  expect((await ask('redirects.restore', { ...away, hits: 3 })).refusal).toEqual(foreign);
  expect((await ask('redirects.plan', { text })).value).toMatchObject({ accepted: 0, refusedCount: 1 });
  expect((await ask('redirects.import', { text })).value).toMatchObject({ accepted: 0, refusedCount: 1 });
  expect((await ask('redirects.keep', { ...away, seen: null }, 'manager')).ok).toBe(true);
  expect((await ask('redirects.import', { text }, 'owner')).value).toMatchObject({ accepted: 1 });
});
