import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { termSlug } from '../../import/row/slug.ts';
import type { TermRefusal } from '../../refusals.ts';
import { localized } from '../to-columns.ts';
import { lockEditing } from '../write-draft.store.ts';
import type { TermNeeds } from './categories.ts';
import { checkForm, termForm } from './term-form.ts';
import {
  deleteAttribute,
  goodsWith,
  insertAttribute,
  type ListedAttribute,
  listAttributes,
  orderAttributes,
  readAttribute,
  updateAttribute,
} from './values.store.ts';

/** Attributes whose words the shop itself reads: makers, fit, and what stands on a card. */
export const NEEDED_ATTRIBUTES = [
  'brand',
  'compatible-sticks',
  'compatible-devices',
  'sticks-per-pack',
  'flavour-family',
  'intensity',
];

/** The word of something new is what its name becomes in the product file, so that an import finds it again. */
export function newWord(form: { name: { en: string } }): string {
  return termSlug(form.name.en);
}

/**
 * Global attributes, for staff. Their words stay once given, since products are known by them; `create` makes the word
 * of the English name.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-attribute`, `…in-use`, `…needed-by-shop`.
 */
export function createAttributes({ db, manyChanged }: TermNeeds) {
  return {
    list: (): Promise<ListedAttribute[]> => listAttributes(db),
    create: async (typed: unknown): Promise<Outcome<string, TermRefusal>> => {
      const checked = checkForm(termForm, typed);
      if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
      const slug = newWord(checked.form);
      const isNew = await insertAttribute(db, slug, localized(checked.form.name));
      return isNew
        ? done(slug)
        : refuse({ code: 'catalogue.wrong-fields', problems: { 'name.en': 'taken' } });
    },
    rename: (slug: string, typed: unknown): Promise<Outcome<string, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        const checked = checkForm(termForm, typed);
        if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
        await lockEditing(tx);
        if ((await readAttribute(tx, slug)) === null) return refuse({ code: 'catalogue.unknown-attribute' });
        await updateAttribute(tx, slug, localized(checked.form.name));
        await manyChanged(tx, await goodsWith(tx, slug, null));
        return done(slug);
      }),
    reorder: (slugs: readonly string[]): Promise<void> => orderAttributes(db, slugs),
    remove: (slug: string): Promise<Outcome<null, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        if (NEEDED_ATTRIBUTES.includes(slug)) return refuse({ code: 'catalogue.needed-by-shop' });
        await lockEditing(tx);
        if ((await readAttribute(tx, slug)) === null) return refuse({ code: 'catalogue.unknown-attribute' });
        const goods = (await goodsWith(tx, slug, null)).length;
        if (goods > 0) return refuse({ code: 'catalogue.in-use', goods });
        await deleteAttribute(tx, slug);
        return done(null);
      }),
  };
}
