import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDesk } from '#desk/desk.ts';
import type { VerbName } from '#desk/verbs.ts';
import type { Role } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop, time, db } = made;
const desk = createDesk(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: VerbName, sent: unknown, role: Role = 'owner') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: what a verb gives is looked at by its fields
  return (await desk.perform({ signedIn, name, sent, ...where })) as any;
}

let made1 = 0;
async function aMessage(own: object = {}): Promise<number> {
  made1 += 1;
  const row = {
    form: 'contact',
    status: 'new',
    language: 'en',
    name: 'Maryam Saif',
    email: 'maryam@example.com',
    phone: '',
    topic: 'advice',
    message: 'My device stays cold.',
    consent_text: 'Yes',
    digest: `digest-${made1}`,
    sender: 'somewhere',
    written_at: time.now,
    ...own,
  };
  const { id } = await db.insertInto('form_entry').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

it('FM-06 messages are found by their words, counted by state, marked, and marked back', async () => {
  const id = await aMessage({ message: 'The blade is bent.' });
  await aMessage();
  const { rows, counts } = (await ask('entries.list', { q: 'BLADE' }, 'order-desk')).value;
  expect(rows).toMatchObject([{ id, status: 'new' }]);
  expect(counts).toEqual({ new: 1, done: 0, spam: 0 });
  expect((await ask('entries.move', { ids: [id], to: 'done' }, 'order-desk')).value).toEqual([
    { id, from: 'new' },
  ]);
  expect((await ask('entries.open', { id })).value).toMatchObject({ status: 'done', doneAt: time.now });
  expect((await ask('entries.move', { ids: [id], to: 'done' })).value).toEqual([]);
  await ask('entries.move', { ids: [id], to: 'new' });
  expect((await ask('entries.open', { id })).value).toMatchObject({ status: 'new', doneAt: null });
});

it('FM-06 a note is kept, and two who write one do not write over each other', async () => {
  const id = await aMessage();
  expect((await ask('entries.note', { id, note: 'Called back.', seen: '' })).ok).toBe(true);
  const late = await ask('entries.note', { id, note: 'Wrote back.', seen: '' });
  expect(late.refusal).toEqual({ code: 'forms.changed-meanwhile', stored: 'Called back.' });
  expect((await ask('entries.note', { id: 999_999, note: 'x', seen: '' })).refusal.code).toBe(
    'forms.unknown-entry',
  );
});

it('RO-03 who reads messages may not erase them; what is erased is gone', async () => {
  const id = await aMessage();
  expect((await ask('entries.erase', { ids: [id] }, 'page-editor')).refusal.code).toBe('staff.forbidden');
  expect((await ask('entries.erase', { ids: [id] })).value).toBe(1);
  expect((await ask('entries.open', { id })).refusal.code).toBe('forms.unknown-entry');
});

it('FM-06 messages are erased by themselves when they were kept long enough', async () => {
  const id = await aMessage();
  const old = await aMessage({ written_at: new Date(time.now.getTime() - 731 * 86_400_000) });
  expect(await shop.forms.desk.forgetOld()).toBe(1);
  const left = await sql<{ id: number }>`select id from form_entry where id in (${id}, ${old})`.execute(db);
  expect(left.rows).toEqual([{ id }]);
});

it('FM-06 a list leaves as a file whole, and it is remembered who took it', async () => {
  await aMessage({ message: 'Taken out' });
  const stream = (await ask('entries.export', { q: 'taken out' }, 'order-desk')).value;
  const names = [];
  for await (const { message } of stream) names.push(message);
  expect(names).toEqual(['Taken out']);
  const acts = await shop.staff.acts.list({ limit: 50 });
  expect(acts).toContainEqual(expect.objectContaining({ verb: 'entries.export', outcome: 'done' }));
});
