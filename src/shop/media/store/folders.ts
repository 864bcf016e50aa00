import { sql } from 'kysely';
import type { MediaId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { lockTree, placeInTree, type TreePlace } from '#platform/database/tree/tree-rows.ts';

/** A folder of the library; `pictures` counts its own, without subfolders. */
export type MediaFolder = Readonly<{ id: number; parentId: number | null; name: string; pictures: number }>;

/** All folders, siblings in order. */
export async function listFolders(db: DbOrTx): Promise<MediaFolder[]> {
  const { rows } = await sql<MediaFolder>`
    select folder.id, folder.parent_id as "parentId", folder.name, coalesce(held.pictures, 0) as pictures
    from media_folder folder
      left join (select folder_id, count(*)::int as pictures from media_in_folder group by folder_id) held
        on held.folder_id = folder.id
    order by folder.parent_id nulls first, folder.position, folder.id
  `.execute(db);
  return rows;
}

/** Locks the tree until the transaction ends. */
export const lockFolders = (tx: DbOrTx): Promise<void> => lockTree(tx, 'media_folder');

/** Moves a folder among its new siblings and renumbers them. */
export const placeFolder = (tx: DbOrTx, id: number, place: TreePlace): Promise<void> =>
  placeInTree(tx, { table: 'media_folder', id }, place);

export async function insertFolder(tx: DbOrTx, name: string, parentId: number | null): Promise<number> {
  const row = await tx
    .insertInto('media_folder')
    .values({ name, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function renameFolder(tx: DbOrTx, id: number, name: string): Promise<void> {
  await tx.updateTable('media_folder').set({ name }).where('id', '=', id).execute();
}

/** Gives a folder another parent and name at once. */
export async function rehomeFolder(
  tx: DbOrTx,
  id: number,
  { name, parentId }: { name: string; parentId: number | null },
): Promise<void> {
  await tx.updateTable('media_folder').set({ name, parent_id: parentId }).where('id', '=', id).execute();
}

/** Deletes a folder; its pictures move to the parent folder, or to none. */
export async function deleteFolder(tx: DbOrTx, { id, parentId }: MediaFolder): Promise<void> {
  if (parentId !== null)
    await sql`update media_in_folder set folder_id = ${parentId} where folder_id = ${id}`.execute(tx);
  await sql`delete from media_folder where id = ${id}`.execute(tx);
}

/** Moves pictures to a folder, or to none; returns how many of them exist. */
export async function putIntoFolder(
  tx: DbOrTx,
  ids: readonly MediaId[],
  folderId: number | null,
): Promise<number> {
  if (folderId === null)
    await sql`delete from media_in_folder where media_id = any(${ids}::int[])`.execute(tx);
  else
    await sql`
      insert into media_in_folder (media_id, folder_id)
      select id, ${folderId}::int from media where id = any(${ids}::int[])
      on conflict (media_id) do update set folder_id = excluded.folder_id
    `.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from media where id = any(${ids}::int[])
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
