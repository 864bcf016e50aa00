import type { Editor } from '#kernel/editing/editor.ts';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { freeSlug } from '#kernel/text/slug.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { Raise } from '#shop/events.ts';
import type { ReadSettings, Settings } from '#shop/settings';
import type { TermRefusal } from '../../../refusals.ts';
import { slugProblem } from '../../../rules/slug.ts';
import { writeFit } from '../../../store/fit.ts';
import {
  type CategoryForm,
  categoryForm,
  categoryPlace,
  checkForm,
  newCategory,
} from '../../rules/term-form.ts';
import { knownIds } from '../../store/check-stored.ts';
import {
  type CategoryColumns,
  countHeld,
  dissolveCategory,
  insertCategory,
  isCategorySlugTaken,
  isSiblingNameTaken,
  type ListedCategory,
  listCategories,
  lockCategories,
  placeCategory,
  productIdsInCategories,
  readBranchOf,
  updateCategory,
} from '../../store/terms/categories.ts';
import { trashCategory } from '../../store/terms/trash.ts';
import { pathsById, redirectMovedCategories } from './redirect-moved-categories.ts';

export type TermDeps = {
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  /** Settings as the transaction sees them; they determine category paths. */
  settingsWithin: (tx: DbOrTx) => Promise<Settings>;
  raise: Raise;
};

/** Why a term cannot be saved: it does not exist (`unknown`), or another user saved it meanwhile. */
export async function termRefusal(
  tx: DbOrTx,
  row: Parameters<typeof findStale>[1],
  { known, unknown }: { known: unknown; unknown: TermRefusal },
): Promise<TermRefusal | null> {
  return known === null ? unknown : findStale(tx, row, known);
}

type Answer = Promise<Outcome<CategoryId, TermRefusal>>;

function freeCategorySlug(tx: DbOrTx, name: string): Promise<string> {
  return freeSlug(name, {
    fallback: 'category',
    isAllowed: (slug) => slugProblem(slug) === null,
    isTaken: (slug) => isCategorySlugTaken(tx, slug, null),
  });
}

const UNKNOWN: TermRefusal = { code: 'catalogue.unknown-category' };
/** The shop itself. */
export const NOBODY: Editor = { staffId: null, name: '' };

async function find(tx: DbOrTx, id: number): Promise<ListedCategory | null> {
  return (await listCategories(tx)).find((one) => Number(one.id) === id) ?? null;
}

/** The root of the sticks range, which a setting refers to. */
async function isNeeded({ settings }: TermDeps, { slug }: ListedCategory): Promise<boolean> {
  return (await settings())['catalogue.listingRoot'] === slug;
}

type Place = Readonly<{ id: CategoryId | null; parentId: CategoryId | null }>;

/** The columns of a form, or a refusal; `known` is null for a new category. */
async function toColumns(
  tx: DbOrTx,
  place: Place,
  { form, known, deps }: { form: CategoryForm; known: ListedCategory | null; deps: TermDeps },
): Promise<Outcome<CategoryColumns, TermRefusal>> {
  const { name, description, imageId, seo } = form;
  if (name.en !== known?.name.en && (await isSiblingNameTaken(tx, name.en, place)))
    return refuse({ code: 'catalogue.wrong-fields', problems: { 'name.en': 'taken' } });
  const slug = form.slug || (known?.slug ?? (await freeCategorySlug(tx, name.en)));
  if (known !== null && slug !== known.slug && (await isNeeded(deps, known)))
    return refuse({ code: 'catalogue.needed-by-shop' });
  if (await isCategorySlugTaken(tx, slug, known?.id ?? null))
    return refuse({ code: 'catalogue.wrong-fields', problems: { slug: 'taken' } });
  if (imageId !== null && !(await knownIds(tx, 'media', [imageId])).has(imageId))
    return refuse({ code: 'catalogue.wrong-fields', problems: { imageId: 'unknown' } });
  return done({
    ...{ slug, name: toLocalized(name), description: toLocalized(description), imageId },
    seo: { title: toLocalized(seo.title), description: toLocalized(seo.description) },
  });
}

/** Listing and compatibility of a branch's products depend on its ancestors. */
export async function raiseTermsChanged(
  tx: DbOrTx,
  products: readonly ProductId[],
  deps: TermDeps,
): Promise<void> {
  await writeFit(tx, products);
  await deps.raise(tx, 'TermsChanged', { ids: products });
}

/** Changes the tree; categories whose path changed get redirects. */
export async function withRedirects(tx: DbOrTx, deps: TermDeps, work: () => Promise<void>): Promise<void> {
  const settings = await deps.settingsWithin(tx);
  const places = () => pathsById({ db: tx, settings: async () => settings });
  const before = await places();
  await work();
  await redirectMovedCategories(tx, { before, after: await places() }, deps.raise);
}

function createCategory(deps: TermDeps) {
  return (typed: unknown): Answer =>
    deps.db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const checked = checkForm(newCategory, typed);
      if (!checked.ok) return checked;
      const { parentId } = checked.value;
      if (parentId !== null && (await find(tx, parentId)) === null) return refuse(UNKNOWN);
      const columns = await toColumns(tx, { id: null, parentId }, { form: checked.value, known: null, deps });
      if (!columns.ok) return columns;
      const id = await insertCategory(tx, { ...columns.value, parentId });
      await placeCategory(tx, id, { parentId, position: null });
      return done(id);
    });
}

function saveCategory(deps: TermDeps) {
  return (id: CategoryId, typed: unknown, version?: number): Answer =>
    deps.db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const checked = checkForm(categoryForm, typed);
      if (!checked.ok) return checked;
      const known = await find(tx, id);
      const row = { table: 'category', key: { id }, version } as const;
      const refusal = await termRefusal(tx, row, { known, unknown: UNKNOWN });
      if (refusal !== null) return refuse(refusal);
      const place = { id, parentId: known?.parentId ?? null };
      const columns = await toColumns(tx, place, { form: checked.value, known, deps });
      if (!columns.ok) return columns;
      const { value } = columns;
      await withRedirects(tx, deps, () => updateCategory(tx, id, value));
      await raiseTermsChanged(tx, await productIdsInCategories(tx, await readBranchOf(tx, id)), deps);
      return done(id);
    });
}

/** Why a category, or its content, cannot be moved below another. */
async function belowRefusal(tx: DbOrTx, id: number, above: number | null): Promise<TermRefusal | null> {
  const branch = await readBranchOf(tx, id);
  if (branch.length === 0) return UNKNOWN;
  if (above === null) return null;
  if (branch.includes(above)) return { code: 'catalogue.category-circle' };
  return (await find(tx, above)) === null ? UNKNOWN : null;
}

function moveCategory(deps: TermDeps) {
  return (id: CategoryId, typed: unknown): Answer =>
    deps.db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const checked = checkForm(categoryPlace, typed);
      if (!checked.ok) return checked;
      const refusal = await belowRefusal(tx, id, checked.value.parentId);
      if (refusal !== null) return refuse(refusal);
      const place = checked.value;
      await withRedirects(tx, deps, () => placeCategory(tx, id, place));
      await raiseTermsChanged(tx, await productIdsInCategories(tx, await readBranchOf(tx, id)), deps);
      return done(id);
    });
}

async function removalRefusal(
  tx: DbOrTx,
  { id, to, deps }: { id: number; to: number | null; deps: TermDeps },
): Promise<TermRefusal | null> {
  const known = await find(tx, id);
  if (known !== null && (await isNeeded(deps, known))) return { code: 'catalogue.needed-by-shop' };
  const refusal = await belowRefusal(tx, id, to);
  if (refusal !== null || to !== null) return refusal;
  const held = await countHeld(tx, id);
  return held.goods + held.children > 0 ? { code: 'catalogue.category-in-use', ...held } : null;
}

function removeCategory(deps: TermDeps) {
  return (
    id: CategoryId,
    to: CategoryId | null = null,
    by: Editor = NOBODY,
  ): Promise<Outcome<number, TermRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const refusal = await removalRefusal(tx, { id, to, deps });
      if (refusal !== null) return refuse(refusal);
      const products = await productIdsInCategories(tx, await readBranchOf(tx, id));
      const trashed = await trashCategory(tx, { id, to }, { by: by.name, at: deps.clock() });
      await dissolveCategory(tx, id, to);
      await raiseTermsChanged(tx, products, deps);
      return done(trashed);
    });
}

/**
 * Categories for staff. `create` and `save` take a `CategoryForm`, `move` a parent and a position, `remove` where
 * products and children go, if there are any; it returns the id in the trash.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-category`, `…category-circle`, `…category-in-use`,
 * `…needed-by-shop` for the root of the sticks range.
 */
export function createCategories(deps: TermDeps) {
  return {
    list: (): Promise<ListedCategory[]> => listCategories(deps.db),
    create: createCategory(deps),
    save: saveCategory(deps),
    move: moveCategory(deps),
    remove: removeCategory(deps),
  };
}
