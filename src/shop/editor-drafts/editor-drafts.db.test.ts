import { expect, it } from 'vitest';
import type { StaffId } from '#kernel/ids.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { editorDrafts, previewLinks } = made.shop;
const DOCUMENT = 'document-7';
const tree = (id: string) => [{ id, widget: 'heading', version: 1, settings: {} }];

async function member(name: string): Promise<StaffId> {
  const { member: hired } = await aMember(made, 'page-editor');
  await made.db.updateTable('staff').set({ name }).where('id', '=', hired.id).execute();
  return hired.id;
}

it('BO-01 stores the newest draft per document and member, and names other editors', async () => {
  const [noura, layla] = [await member('Noura'), await member('Layla')];
  const owner = { document: DOCUMENT, staffId: noura };
  await editorDrafts.save(owner, { version: 1, tree: tree('a') });
  await editorDrafts.save(owner, { version: 2, tree: tree('b') });
  await editorDrafts.save({ document: DOCUMENT, staffId: layla }, { version: 2, tree: tree('c') });
  await editorDrafts.save({ document: 'template-7', staffId: layla }, { version: 1, tree: [] });
  const drafts = await editorDrafts.of(owner);
  expect(drafts.own).toMatchObject({ version: 2, tree: tree('b') });
  expect(drafts.others.map(({ name }) => name)).toEqual(['Layla']);
  await editorDrafts.forget(owner);
  expect((await editorDrafts.of(owner)).own).toBeNull();
  expect((await editorDrafts.of({ document: DOCUMENT, staffId: layla })).own).toMatchObject({
    tree: tree('c'),
  });
});

it('BO-01 deletes drafts not saved for 90 days', async () => {
  const staffId = await member('Salem');
  await editorDrafts.save({ document: 'document-8', staffId }, { version: 1, tree: [] });
  made.time.now = new Date(made.time.now.getTime() + 89 * 86_400_000);
  await editorDrafts.save({ document: 'document-9', staffId }, { version: 1, tree: [] });
  await editorDrafts.forgetOld();
  expect((await editorDrafts.of({ document: 'document-8', staffId })).own).not.toBeNull();
  made.time.now = new Date(made.time.now.getTime() + 2 * 86_400_000);
  await editorDrafts.forgetOld();
  expect((await editorDrafts.of({ document: 'document-8', staffId })).own).toBeNull();
  expect((await editorDrafts.of({ document: 'document-9', staffId })).own).not.toBeNull();
});

it('BO-02 a preview link works for 7 days or until it is revoked, and only its digest is stored', async () => {
  const shown = { document: DOCUMENT, staffId: await member('Mariam') };
  const { token, expiresAt } = await previewLinks.make(shown);
  expect(await previewLinks.find(token)).toEqual(shown);
  expect(await previewLinks.find('another')).toBeNull();
  const rows = await made.db.selectFrom('preview_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  made.time.now = expiresAt;
  expect(await previewLinks.find(token)).toBeNull();
  await previewLinks.forgetOld();
  expect(await made.db.selectFrom('preview_link').selectAll().execute()).toEqual([]);
  const second = await previewLinks.make(shown);
  await previewLinks.make({ ...shown, document: 'document-8' });
  expect(await previewLinks.revoke(DOCUMENT)).toBe(1);
  expect(await previewLinks.find(second.token)).toBeNull();
});
