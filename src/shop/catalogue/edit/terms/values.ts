import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { TermRefusal } from '../../refusals.ts';
import { localized } from '../to-columns.ts';
import { BRAND } from '../to-draft.ts';
import { lockEditing } from '../write-draft.store.ts';
import { newWord } from './attributes.ts';
import type { TermNeeds } from './categories.ts';
import { checkForm, valueForm } from './term-form.ts';
import {
  deleteValue,
  goodsWith,
  insertAttribute,
  insertValue,
  type ListedValue,
  listValues,
  orderValues,
  readAttribute,
  readValue,
  updateValue,
} from './values.store.ts';

type Answer<T> = Promise<Outcome<T, TermRefusal>>;

function createValue({ db }: TermNeeds) {
  return async (attribute: string, typed: unknown): Answer<string> => {
    const checked = checkForm(valueForm, typed);
    if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
    if ((await readAttribute(db, attribute)) === null) return refuse({ code: 'catalogue.unknown-attribute' });
    const { name, swatchHex } = checked.form;
    const slug = newWord(checked.form);
    const isNew = await insertValue(db, attribute, { slug, name: localized(name), swatchHex });
    return isNew ? done(slug) : refuse({ code: 'catalogue.wrong-fields', problems: { 'name.en': 'taken' } });
  };
}

function saveValue({ db, manyChanged }: TermNeeds) {
  return (attribute: string, slug: string, typed: unknown): Answer<string> =>
    db.transaction().execute(async (tx) => {
      const checked = checkForm(valueForm, typed);
      if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
      await lockEditing(tx);
      if ((await readValue(tx, attribute, slug)) === null) return refuse({ code: 'catalogue.unknown-value' });
      const { name, swatchHex } = checked.form;
      await updateValue(tx, attribute, { slug, name: localized(name), swatchHex });
      await manyChanged(tx, await goodsWith(tx, attribute, slug));
      return done(slug);
    });
}

function removeValue({ db }: TermNeeds) {
  return (attribute: string, slug: string): Answer<null> =>
    db.transaction().execute(async (tx) => {
      await lockEditing(tx);
      if ((await readValue(tx, attribute, slug)) === null) return refuse({ code: 'catalogue.unknown-value' });
      const goods = (await goodsWith(tx, attribute, slug)).length;
      if (goods > 0) return refuse({ code: 'catalogue.in-use', goods });
      await deleteValue(tx, attribute, slug);
      return done(null);
    });
}

/**
 * Values of global attributes, for staff, with their colour where they have one.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-attribute`, `…unknown-value`, `…in-use`.
 */
export function createValues(needs: TermNeeds) {
  return {
    list: (attribute: string): Promise<ListedValue[]> => listValues(needs.db, attribute),
    create: createValue(needs),
    save: saveValue(needs),
    reorder: (attribute: string, slugs: readonly string[]): Promise<void> =>
      orderValues(needs.db, attribute, slugs),
    remove: removeValue(needs),
  };
}

/** Makers: the values of one attribute, which is there as soon as it is needed. */
export function createBrands(needs: TermNeeds) {
  const values = createValues(needs);
  return {
    list: () => values.list(BRAND),
    create: async (typed: unknown): Answer<string> => {
      await insertAttribute(needs.db, BRAND, { en: 'Brand', ar: 'العلامة التجارية' });
      return values.create(BRAND, typed);
    },
    save: (slug: string, typed: unknown) => values.save(BRAND, slug, typed),
    reorder: (slugs: readonly string[]) => values.reorder(BRAND, slugs),
    remove: (slug: string) => values.remove(BRAND, slug),
  };
}
