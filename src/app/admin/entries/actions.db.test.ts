import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop, time, db } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown, role: Role = 'owner') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

let made1 = 0;
async function aMessage(more: object = {}): Promise<number> {
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
    ...more,
  };
  const { id } = await db.insertInto('form_entry').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

it('FM-06 messages are searched, counted by state, marked and unmarked', async () => {
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

it('FM-06 a concurrent edit of a note is refused', async () => {
  const id = await aMessage();
  expect((await ask('entries.note', { id, note: 'Called back.', version: 1 })).ok).toBe(true);
  const late = await ask('entries.note', { id, note: 'Wrote back.', version: 1 });
  expect(late.refusal).toMatchObject({ code: 'admin.changed-meanwhile', stored: 'Called back.' });
  expect((await ask('entries.note', { id: 999_999, note: 'x', version: 1 })).refusal.code).toBe(
    'forms.unknown-entry',
  );
});

it('RO-03 reading messages does not allow erasing them; erased ones are gone', async () => {
  const id = await aMessage();
  expect((await ask('entries.erase', { ids: [id] }, 'page-editor')).refusal.code).toBe('staff.forbidden');
  expect((await ask('entries.erase', { ids: [id] })).value).toBe(1);
  expect((await ask('entries.open', { id })).refusal.code).toBe('forms.unknown-entry');
});

it('FM-06 messages are deleted after the retention period', async () => {
  const id = await aMessage();
  const old = await aMessage({ written_at: new Date(time.now.getTime() - 731 * 86_400_000) });
  expect(await shop.forms.staff.forgetOld()).toBe(1);
  const left = await sql<{ id: number }>`select id from form_entry where id in (${id}, ${old})`.execute(db);
  expect(left.rows).toEqual([{ id }]);
});

it('FM-06 an export contains all messages and is logged with its actor', async () => {
  await aMessage({ message: 'Taken out' });
  const stream = (await ask('entries.export', { q: 'taken out' }, 'order-desk')).value;
  const names = [];
  for await (const { message } of stream) names.push(message);
  expect(names).toEqual(['Taken out']);
  const entries = await shop.staff.auditLog.list({ limit: 50 });
  expect(entries).toContainEqual(expect.objectContaining({ action: 'entries.export', outcome: 'done' }));
});

it('WG-20 FM-05 entries are filtered by form and opened with their answers and files, which can be downloaded', async () => {
  const answers = [{ key: 'paper', label: 'Paper', type: 'file', values: ['a.pdf'] }];
  const form = 'page-visit.ask';
  const id = await aMessage({ form, title: 'A visit', topic: '', answers: JSON.stringify(answers) });
  const content = Buffer.from('%PDF-1.7');
  const stored = { key: 'paper', file_name: 'a.pdf', media_type: 'application/pdf', bytes: content.length };
  const row = { ...stored, entry_id: id as never, content_base64: content.toString('base64') };
  const file = await db.insertInto('form_file').values(row).returning('id').executeTakeFirstOrThrow();
  const { rows, forms } = (await ask('entries.list', { form }, 'order-desk')).value;
  expect(rows).toMatchObject([{ id, title: 'A visit' }]);
  expect(forms).toContainEqual({ form, title: 'A visit' });
  expect((await ask('entries.open', { id })).value).toMatchObject({
    answers,
    files: [{ id: file.id, fileName: 'a.pdf', bytes: 8 }],
  });
  const taken = await ask('entries.file', { id, file: file.id }, 'order-desk');
  expect(taken.value).toMatchObject({ fileName: 'a.pdf', mediaType: 'application/pdf', content });
  const other = await aMessage();
  expect((await ask('entries.file', { id: other, file: file.id })).refusal.code).toBe('forms.unknown-file');
  await ask('entries.erase', { ids: [id] });
  expect(await db.selectFrom('form_file').selectAll().execute()).toEqual([]);
});
