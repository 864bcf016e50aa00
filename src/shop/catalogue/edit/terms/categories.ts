import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { toSlug } from '#kernel/slug.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { ReadSettings, Settings } from '#shop/settings';
import { writeFit } from '../../fit/fit.store.ts';
import type { TermRefusal } from '../../refusals.ts';
import { knownIds } from '../check-stored.store.ts';
import { localized } from '../to-columns.ts';
import { wordProblem } from '../word-rule.ts';
import {
  type CategoryColumns,
  countHeld,
  dissolveCategory,
  goodsIn,
  insertCategory,
  isCategoryWordTaken,
  type ListedCategory,
  listCategories,
  lockTree,
  placeCategory,
  readBranch,
  updateCategory,
} from './categories.store.ts';
import { type AddressMoved, leadOn, placesBy } from './leading-on.ts';
import { type CategoryForm, categoryForm, categoryPlace, checkForm, newCategory } from './term-form.ts';

export type TermNeeds = {
  db: Db;
  settings: ReadSettings;
  /** Settings as a transaction sees them, whatever was remembered: they say where categories stand. */
  settingsWithin: (tx: DbOrTx) => Promise<Settings>;
  /** Told in the transaction that changes what many products are called or where they stand. */
  manyChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  addressMoved: AddressMoved;
};

type Answer = Promise<Outcome<CategoryId, TermRefusal>>;

async function freeCategoryWord(tx: DbOrTx, name: string): Promise<string> {
  const own = toSlug(name);
  const stem = own === '' || wordProblem(own) !== null ? 'category' : own;
  for (let number = 1; ; number += 1) {
    const word = number === 1 && stem !== 'category' ? stem : `${stem}-${number}`;
    if (!(await isCategoryWordTaken(tx, word, null))) return word;
  }
}

const UNKNOWN: TermRefusal = { code: 'catalogue.unknown-category' };

async function find(tx: DbOrTx, id: number): Promise<ListedCategory | null> {
  return (await listCategories(tx)).find((one) => Number(one.id) === id) ?? null;
}

/** The root of the sticks range is named by its word in the settings. */
async function isNeeded({ settings }: TermNeeds, { slug }: ListedCategory): Promise<boolean> {
  return (await settings())['catalogue.listingRoot'] === slug;
}

/** What is kept of a form, or why it cannot be; `known` is null for a new category. */
async function toColumns(
  tx: DbOrTx,
  { form, known, needs }: { form: CategoryForm; known: ListedCategory | null; needs: TermNeeds },
): Promise<Outcome<CategoryColumns, TermRefusal>> {
  const { name, description, imageId } = form;
  const slug = form.slug || (known?.slug ?? (await freeCategoryWord(tx, name.en)));
  if (known !== null && slug !== known.slug && (await isNeeded(needs, known)))
    return refuse({ code: 'catalogue.needed-by-shop' });
  if (await isCategoryWordTaken(tx, slug, known?.id ?? null))
    return refuse({ code: 'catalogue.wrong-fields', problems: { slug: 'taken' } });
  if (imageId !== null && !(await knownIds(tx, 'media', [imageId])).has(imageId))
    return refuse({ code: 'catalogue.wrong-fields', problems: { imageId: 'unknown' } });
  return done({ slug, name: localized(name), description: localized(description), imageId });
}

/** Goods of a branch are listed, and fit, by the categories above them. */
export async function tellOfGoods(tx: DbOrTx, goods: readonly ProductId[], needs: TermNeeds): Promise<void> {
  await writeFit(tx, goods);
  await needs.manyChanged(tx, goods);
}

/** Does something with the tree; categories whose pages stand elsewhere then lead on from where they stood. */
async function leadingOn(tx: DbOrTx, needs: TermNeeds, work: () => Promise<void>): Promise<void> {
  const settings = await needs.settingsWithin(tx);
  const places = () => placesBy({ db: tx, settings: async () => settings });
  const before = await places();
  await work();
  await leadOn(tx, { before, after: await places() }, needs.addressMoved);
}

function createCategory(needs: TermNeeds) {
  return (typed: unknown): Answer =>
    needs.db.transaction().execute(async (tx) => {
      await lockTree(tx);
      const checked = checkForm(newCategory, typed);
      if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
      const { parentId } = checked.form;
      if (parentId !== null && (await find(tx, parentId)) === null) return refuse(UNKNOWN);
      const columns = await toColumns(tx, { form: checked.form, known: null, needs });
      if (!columns.ok) return columns;
      const id = await insertCategory(tx, { ...columns.value, parentId });
      await placeCategory(tx, id, { parentId, position: null });
      return done(id);
    });
}

function saveCategory(needs: TermNeeds) {
  return (id: CategoryId, typed: unknown): Answer =>
    needs.db.transaction().execute(async (tx) => {
      await lockTree(tx);
      const checked = checkForm(categoryForm, typed);
      if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
      const known = await find(tx, id);
      const columns =
        known === null ? refuse(UNKNOWN) : await toColumns(tx, { form: checked.form, known, needs });
      if (!columns.ok) return columns;
      const { value } = columns;
      await leadingOn(tx, needs, () => updateCategory(tx, id, value));
      await tellOfGoods(tx, await goodsIn(tx, await readBranch(tx, id)), needs);
      return done(id);
    });
}

/** Why a category cannot stand, or what it holds cannot go, below another. */
async function belowRefusal(tx: DbOrTx, id: number, above: number | null): Promise<TermRefusal | null> {
  const branch = await readBranch(tx, id);
  if (branch.length === 0) return UNKNOWN;
  if (above === null) return null;
  if (branch.includes(above)) return { code: 'catalogue.category-circle' };
  return (await find(tx, above)) === null ? UNKNOWN : null;
}

function moveCategory(needs: TermNeeds) {
  return (id: CategoryId, typed: unknown): Answer =>
    needs.db.transaction().execute(async (tx) => {
      await lockTree(tx);
      const checked = checkForm(categoryPlace, typed);
      if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
      const refusal = await belowRefusal(tx, id, checked.form.parentId);
      if (refusal !== null) return refuse(refusal);
      const place = checked.form;
      await leadingOn(tx, needs, () => placeCategory(tx, id, place));
      await tellOfGoods(tx, await goodsIn(tx, await readBranch(tx, id)), needs);
      return done(id);
    });
}

async function removalRefusal(
  tx: DbOrTx,
  { id, to, needs }: { id: number; to: number | null; needs: TermNeeds },
): Promise<TermRefusal | null> {
  const known = await find(tx, id);
  if (known !== null && (await isNeeded(needs, known))) return { code: 'catalogue.needed-by-shop' };
  const refusal = await belowRefusal(tx, id, to);
  if (refusal !== null || to !== null) return refusal;
  const held = await countHeld(tx, id);
  return held.goods + held.children > 0 ? { code: 'catalogue.category-in-use', ...held } : null;
}

function removeCategory(needs: TermNeeds) {
  return (id: CategoryId, to: CategoryId | null = null): Promise<Outcome<null, TermRefusal>> =>
    needs.db.transaction().execute(async (tx) => {
      await lockTree(tx);
      const refusal = await removalRefusal(tx, { id, to, needs });
      if (refusal !== null) return refuse(refusal);
      const goods = await goodsIn(tx, await readBranch(tx, id));
      await dissolveCategory(tx, id, to);
      await tellOfGoods(tx, goods, needs);
      return done(null);
    });
}

/**
 * Categories, for staff. `create` and `save` take a `CategoryForm`, `move` a parent and a position among its children,
 * `remove` where goods and children shall go, if there are any.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-category`, `…category-circle`, `…category-in-use`, `…needed-by-shop`
 * for the root of the sticks range.
 */
export function createCategories(needs: TermNeeds) {
  return {
    list: (): Promise<ListedCategory[]> => listCategories(needs.db),
    create: createCategory(needs),
    save: saveCategory(needs),
    move: moveCategory(needs),
    remove: removeCategory(needs),
  };
}
