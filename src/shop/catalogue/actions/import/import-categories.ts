import { type Decision, importRows } from '#kernel/data-transfer/import-rows.ts';
import type { ImportOptions, ImportWarning, TableImport } from '#kernel/data-transfer/table-import.ts';
import type { MediaId } from '#kernel/ids.ts';
import { toLocalized } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import { inTreeOrder } from '../../rules/import/in-tree-order.ts';
import { type OldCategory, type PlacedRow, readCategoryRow } from '../../rules/import/read-category.ts';
import { raiseTermsChanged, type TermDeps } from '../../staff/actions/terms/categories.ts';
import {
  insertCategory,
  type ListedCategory,
  listCategories,
  lockCategories,
  placeCategory,
  productIdsInCategories,
  updateCategory,
} from '../../staff/store/terms/categories.ts';

type Deps = TermDeps & {
  sanitise: (html: string) => string;
  addPicture: (
    tx: Tx,
    picture: { bytes: Uint8Array; fileName: string; alt: string },
  ) => Promise<MediaId | null>;
};

type ReadPicture = ImportOptions['readPicture'];

/** By slug, else by name among siblings. */
function findIn(listed: readonly ListedCategory[], row: OldCategory): ListedCategory | undefined {
  const parent = listed.find(({ slug }) => slug === row.parent)?.id ?? null;
  return (
    listed.find(({ slug }) => slug === row.slug) ??
    listed.find((one) => one.parentId === parent && one.name.en.toLowerCase() === row.name.toLowerCase())
  );
}

/** Whether a row fills empty texts of a category. */
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

/** The stored texts, with gaps filled from the row. */
function filled(stands: Both | undefined, came: Both): { en: string; ar: string } {
  const { en = '', ar = '' } = stands ?? {};
  return { en: en || came.en, ar: ar || (came.ar ?? '') };
}

type Writing = Readonly<{ deps: Deps; readPicture: ReadPicture }>;

async function pictureFor(tx: Tx, row: OldCategory, { deps, readPicture }: Writing): Promise<MediaId | null> {
  const picture = row.image === '' ? null : await readPicture(row.image);
  return picture === null ? null : deps.addPicture(tx, { ...picture, alt: row.name });
}

async function writeOne(tx: Tx, row: OldCategory, writing: Writing): Promise<void> {
  const { deps } = writing;
  const listed = await listCategories(tx);
  const known = findIn(listed, row);
  const came = { en: deps.sanitise(row.description), ar: deps.sanitise(row.descriptionAr) };
  const columns = {
    slug: known?.slug ?? row.slug,
    name: toLocalized(filled(known?.name, { en: row.name, ar: row.nameAr })),
    description: toLocalized(filled(known?.description, came)),
    imageId: known?.imageId ?? (await pictureFor(tx, row, writing)),
  };
  if (known !== undefined) {
    await updateCategory(tx, known.id, columns);
    return raiseTermsChanged(tx, await productIdsInCategories(tx, [known.id]), deps);
  }
  const parentId = listed.find(({ slug }) => slug === row.parent)?.id ?? null;
  const id = await insertCategory(tx, { ...columns, parentId });
  await placeCategory(tx, id, { parentId, position: null });
}

/** Decides row by row; a parent may exist already or come from an earlier row. */
function decideInOrder(deps: Deps, readPicture: ReadPicture) {
  const accepted = new Set(['']);
  return async (rows: readonly OldCategory[]): Promise<Decision[]> => {
    const listed = await listCategories(deps.db);
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
 * Imports the categories of another shop, parents first. Existing ones keep texts, position and picture and get
 * missing texts; new ones follow their siblings.
 *
 * Source: BO-03
 */
export function importCategories(deps: Deps): TableImport {
  return (source, options) => {
    const { readPicture } = options;
    const run = importRows<OldCategory, PlacedRow>({
      read: readCategoryRow,
      keyOf: ({ slug }) => slug,
      nameOf: ({ name }) => name,
      decide: decideInOrder(deps, readPicture),
      write: (rows) =>
        deps.db.transaction().execute(async (tx) => {
          await lockCategories(tx);
          for (const row of rows) await writeOne(tx, row, { deps, readPicture });
        }),
    });
    return run(inTreeOrder(source), options);
  };
}
