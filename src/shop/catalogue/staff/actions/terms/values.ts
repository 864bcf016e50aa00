import type { Editor } from '#kernel/editing/editor.ts';
import { toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { TermRefusal } from '../../../refusals.ts';
import { termSlug } from '../../../rules/slug.ts';
import { checkForm, valueForm } from '../../rules/term-form.ts';
import { BRAND } from '../../rules/to-draft.ts';
import { trashValue } from '../../store/terms/trash.ts';
import {
  deleteValue,
  insertAttribute,
  insertValue,
  type ListedValue,
  listValues,
  orderValues,
  productIdsWithValue,
  readAttribute,
  readValue,
  updateValue,
} from '../../store/terms/values.ts';
import { lockEditing } from '../../store/write-draft.ts';
import { NOBODY, type TermDeps, termRefusal } from './categories.ts';

type ValueKey = Readonly<{ attribute: string; slug: string }>;
const UNKNOWN: TermRefusal = { code: 'catalogue.unknown-value' };

type Answer<T> = Promise<Outcome<T, TermRefusal>>;

function createValue({ db }: TermDeps) {
  return async (attribute: string, typed: unknown): Answer<string> => {
    const checked = checkForm(valueForm, typed);
    if (!checked.ok) return checked;
    if ((await readAttribute(db, attribute)) === null) return refuse({ code: 'catalogue.unknown-attribute' });
    const { name, swatchHex } = checked.value;
    const slug = termSlug(name.en);
    const isNew = await insertValue(db, attribute, { slug, name: toLocalized(name), swatchHex });
    return isNew ? done(slug) : refuse({ code: 'catalogue.wrong-fields', problems: { 'name.en': 'taken' } });
  };
}

function saveValue({ db, raise }: TermDeps) {
  return ({ attribute, slug }: ValueKey, typed: unknown, version?: number): Answer<string> =>
    db.transaction().execute(async (tx) => {
      const checked = checkForm(valueForm, typed);
      if (!checked.ok) return checked;
      await lockEditing(tx);
      const known = await readValue(tx, attribute, slug);
      const row = { table: 'attribute_term', key: { attribute_slug: attribute, slug }, version } as const;
      const refusal = await termRefusal(tx, row, { known, unknown: UNKNOWN });
      if (refusal !== null) return refuse(refusal);
      const { name, swatchHex } = checked.value;
      await updateValue(tx, attribute, { slug, name: toLocalized(name), swatchHex });
      await raise(tx, 'TermsChanged', { ids: await productIdsWithValue(tx, attribute, slug) });
      return done(slug);
    });
}

function removeValue({ db, clock }: TermDeps) {
  return (attribute: string, slug: string, by: Editor = NOBODY): Answer<number> =>
    db.transaction().execute(async (tx) => {
      await lockEditing(tx);
      if ((await readValue(tx, attribute, slug)) === null) return refuse(UNKNOWN);
      const productId = (await productIdsWithValue(tx, attribute, slug)).length;
      if (productId > 0) return refuse({ code: 'catalogue.in-use', goods: productId });
      const trashed = await trashValue(tx, { attribute, slug }, { by: by.name, at: clock() });
      await deleteValue(tx, attribute, slug);
      return done(trashed);
    });
}

/**
 * Values of global attributes for staff, with optional colours.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-attribute`, `…unknown-value`, `…in-use`.
 */
export function createValues(deps: TermDeps) {
  return {
    list: (attribute: string): Promise<ListedValue[]> => listValues(deps.db, attribute),
    create: createValue(deps),
    save: saveValue(deps),
    reorder: (attribute: string, slugs: readonly string[]): Promise<void> =>
      orderValues(deps.db, attribute, slugs),
    remove: removeValue(deps),
  };
}

/** Brands: the values of one attribute, created when needed. */
export function createBrands(deps: TermDeps) {
  const values = createValues(deps);
  return {
    list: () => values.list(BRAND),
    create: async (typed: unknown): Answer<string> => {
      await insertAttribute(deps.db, BRAND, { en: 'Brand', ar: 'العلامة التجارية' });
      return values.create(BRAND, typed);
    },
    save: (slug: string, typed: unknown) => values.save({ attribute: BRAND, slug }, typed),
    reorder: (slugs: readonly string[]) => values.reorder(BRAND, slugs),
    remove: (slug: string) => values.remove(BRAND, slug),
  };
}
