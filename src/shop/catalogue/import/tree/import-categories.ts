import type { MediaId } from '#kernel/ids.ts';
import { type Decision, importRows } from '#kernel/import-rows.ts';
import type { ImportOptions, ImportWarning, TableImport } from '#kernel/table-import.ts';
import type { Tx } from '#platform/database/client.ts';
import {
  goodsIn,
  insertCategory,
  type ListedCategory,
  listCategories,
  lockTree,
  placeCategory,
  updateCategory,
} from '../../edit/terms/categories.store.ts';
import { type TermNeeds, tellOfGoods } from '../../edit/terms/categories.ts';
import { localized } from '../../edit/to-columns.ts';
import { inTreeOrder } from './in-tree-order.ts';
import { type OldCategory, type PlacedRow, readCategoryRow } from './read-category.ts';

type Needs = TermNeeds & {
  sanitise: (html: string) => string;
  addPicture: (
    tx: Tx,
    picture: { bytes: Uint8Array; fileName: string; alt: string },
  ) => Promise<MediaId | null>;
};

type ReadPicture = ImportOptions['readPicture'];

/** By its word, else by its name among the same siblings. */
function findIn(listed: readonly ListedCategory[], row: OldCategory): ListedCategory | undefined {
  const parent = listed.find(({ slug }) => slug === row.parent)?.id ?? null;
  return (
    listed.find(({ slug }) => slug === row.slug) ??
    listed.find((one) => one.parentId === parent && one.name.en.toLowerCase() === row.name.toLowerCase())
  );
}

/** Whether a category that stands gains words that it lacks. */
function gainsWords({ name, description }: ListedCategory, row: OldCategory): boolean {
  return (
    (row.nameAr !== '' && (name.ar ?? '') === '') ||
    (row.description !== '' && description.en === '') ||
    (row.descriptionAr !== '' && (description.ar ?? '') === '')
  );
}

async function decideOn(
  row: OldCategory,
  { known, readPicture }: { known: ListedCategory | undefined; readPicture: ReadPicture },
): Promise<Decision> {
  const wantsPicture = row.image !== '' && (known?.imageId ?? null) === null;
  const isThere = wantsPicture && (await readPicture(row.image)) !== null;
  const warnings: ImportWarning[] =
    wantsPicture && !isThere ? [{ key: row.slug, kind: 'picture', value: row.image }] : [];
  if (known === undefined) return { verdict: 'create', warnings };
  return { verdict: isThere || gainsWords(known, row) ? 'change' : 'same', warnings };
}

type Both = { en: string; ar?: string | undefined };

/** What stands, and in its gaps what came. */
function filled(stands: Both | undefined, came: Both): { en: string; ar: string } {
  const { en = '', ar = '' } = stands ?? {};
  return { en: en || came.en, ar: ar || (came.ar ?? '') };
}

type Writing = Readonly<{ needs: Needs; readPicture: ReadPicture }>;

async function pictureFor(
  tx: Tx,
  row: OldCategory,
  { needs, readPicture }: Writing,
): Promise<MediaId | null> {
  const picture = row.image === '' ? null : await readPicture(row.image);
  return picture === null ? null : needs.addPicture(tx, { ...picture, alt: row.name });
}

async function writeOne(tx: Tx, row: OldCategory, writing: Writing): Promise<void> {
  const { needs } = writing;
  const listed = await listCategories(tx);
  const known = findIn(listed, row);
  const came = { en: needs.sanitise(row.description), ar: needs.sanitise(row.descriptionAr) };
  const columns = {
    slug: known?.slug ?? row.slug,
    name: localized(filled(known?.name, { en: row.name, ar: row.nameAr })),
    description: localized(filled(known?.description, came)),
    imageId: known?.imageId ?? (await pictureFor(tx, row, writing)),
  };
  if (known !== undefined) {
    await updateCategory(tx, known.id, columns);
    return tellOfGoods(tx, await goodsIn(tx, [known.id]), needs);
  }
  const parentId = listed.find(({ slug }) => slug === row.parent)?.id ?? null;
  const id = await insertCategory(tx, { ...columns, parentId });
  await placeCategory(tx, id, { parentId, position: null });
}

/** Decides row by row; each may stand below one that is here, or that came before it. */
function decideInOrder(needs: Needs, readPicture: ReadPicture) {
  const accepted = new Set(['']);
  return async (rows: readonly OldCategory[]): Promise<Decision[]> => {
    const listed = await listCategories(needs.db);
    for (const { slug } of listed) accepted.add(slug);
    const decisions: Decision[] = [];
    for (const row of rows) {
      const isPlaced = accepted.has(row.parent);
      if (isPlaced) accepted.add(row.slug);
      decisions.push(
        isPlaced
          ? await decideOn(row, { known: findIn(listed, row), readPicture })
          : { column: 'parent', value: row.parent, reason: 'unknown-category' },
      );
    }
    return decisions;
  };
}

/**
 * Brings the categories of another shop in, those above first. One that is here keeps its words, place and picture, and gains what
 * is empty; new ones stand behind their siblings.
 *
 * Source: BO-03
 */
export function importCategories(needs: Needs): TableImport {
  return (source, options) => {
    const { readPicture } = options;
    const run = importRows<OldCategory, PlacedRow>({
      read: readCategoryRow,
      keyOf: ({ slug }) => slug,
      nameOf: ({ name }) => name,
      decide: decideInOrder(needs, readPicture),
      write: (rows) =>
        needs.db.transaction().execute(async (tx) => {
          await lockTree(tx);
          for (const row of rows) await writeOne(tx, row, { needs, readPicture });
        }),
    });
    return run(inTreeOrder(source), options);
  };
}
