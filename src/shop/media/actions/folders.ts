import type { MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { TreePlace } from '#platform/database/tree/tree-rows.ts';
import type { FolderRefusal } from '../refusals.ts';
import { folderPath, isNameTaken } from '../rules/folder-tree.ts';
import {
  deleteFolder,
  insertFolder,
  listFolders,
  lockFolders,
  type MediaFolder,
  placeFolder,
  putIntoFolder,
  rehomeFolder,
  renameFolder,
} from '../store/folders.ts';

type Named = Readonly<{ id: number | null; parentId: number | null; name: string }>;

const UNKNOWN = { code: 'media.unknown-folder' } as const;

function has(folders: readonly MediaFolder[], id: number | null): boolean {
  return id === null || folders.some((one) => one.id === id);
}

function nameRefusal(folders: readonly MediaFolder[], named: Named): FolderRefusal | null {
  return isNameTaken(folders, named) ? { code: 'media.folder-taken', name: named.name } : null;
}

/** Why a folder cannot go below another. */
function placeRefusal(
  folders: readonly MediaFolder[],
  one: MediaFolder,
  parentId: number | null,
): FolderRefusal | null {
  if (!has(folders, parentId)) return UNKNOWN;
  if (folderPath(folders, parentId).some(({ id }) => id === one.id)) return { code: 'media.folder-circle' };
  return nameRefusal(folders, { ...one, parentId });
}

/** Subfolders go to the folder above, each under a free name. */
async function emptyFolder(tx: DbOrTx, one: MediaFolder): Promise<void> {
  for (const child of (await listFolders(tx)).filter(({ parentId }) => parentId === one.id)) {
    const beside = await listFolders(tx);
    let name = child.name;
    for (let count = 2; isNameTaken(beside, { id: null, parentId: one.parentId, name }); count += 1)
      name = `${child.name} ${count}`;
    await rehomeFolder(tx, child.id, { name, parentId: one.parentId });
    await placeFolder(tx, child.id, { parentId: one.parentId, position: null });
  }
}

/**
 * Folders of the library. `put` moves pictures; a deleted folder leaves its pictures and subfolders to the folder
 * above it.
 *
 * Refusals: `media.unknown-folder`, `…folder-taken`, `…folder-circle`. Source: BO-01
 */
export function createFolders({ db }: { db: Db }) {
  const inTree = <T>(
    work: (tx: DbOrTx, folders: readonly MediaFolder[]) => Promise<Outcome<T, FolderRefusal>>,
  ): Promise<Outcome<T, FolderRefusal>> =>
    db.transaction().execute(async (tx) => {
      await lockFolders(tx);
      return work(tx, await listFolders(tx));
    });
  const withFolder = (
    id: number,
    work: (tx: DbOrTx, one: MediaFolder, folders: readonly MediaFolder[]) => Promise<FolderRefusal | null>,
  ): Promise<Outcome<null, FolderRefusal>> =>
    inTree(async (tx, folders) => {
      const one = folders.find((folder) => folder.id === id);
      const refusal = one === undefined ? UNKNOWN : await work(tx, one, folders);
      return refusal === null ? done(null) : refuse(refusal);
    });
  return {
    list: (): Promise<MediaFolder[]> => listFolders(db),
    create: (name: string, parentId: number | null): Promise<Outcome<number, FolderRefusal>> =>
      inTree(async (tx, folders) => {
        if (!has(folders, parentId)) return refuse(UNKNOWN);
        const refusal = nameRefusal(folders, { id: null, parentId, name });
        if (refusal !== null) return refuse(refusal);
        const id = await insertFolder(tx, name, parentId);
        await placeFolder(tx, id, { parentId, position: null });
        return done(id);
      }),
    rename: (id: number, name: string): Promise<Outcome<null, FolderRefusal>> =>
      withFolder(id, async (tx, one, folders) => {
        const refusal = nameRefusal(folders, { ...one, name });
        if (refusal === null) await renameFolder(tx, id, name);
        return refusal;
      }),
    move: (id: number, place: TreePlace): Promise<Outcome<null, FolderRefusal>> =>
      withFolder(id, async (tx, one, folders) => {
        const refusal = placeRefusal(folders, one, place.parentId);
        if (refusal === null) await placeFolder(tx, id, place);
        return refusal;
      }),
    remove: (id: number): Promise<Outcome<null, FolderRefusal>> =>
      withFolder(id, async (tx, one) => {
        await emptyFolder(tx, one);
        await deleteFolder(tx, one);
        return null;
      }),
    put: (ids: readonly MediaId[], folderId: number | null): Promise<Outcome<number, FolderRefusal>> =>
      inTree(async (tx, folders) =>
        has(folders, folderId) ? done(await putIntoFolder(tx, ids, folderId)) : refuse(UNKNOWN),
      ),
  };
}
