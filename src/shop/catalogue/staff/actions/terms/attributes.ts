import type { Editor } from '#kernel/editing/editor.ts';
import { toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { TermRefusal } from '../../../refusals.ts';
import { termSlug } from '../../../rules/slug.ts';
import { checkForm, termForm } from '../../rules/term-form.ts';
import { trashAttribute } from '../../store/terms/trash.ts';
import {
  deleteAttribute,
  insertAttribute,
  type ListedAttribute,
  listAttributes,
  orderAttributes,
  productIdsWithValue,
  readAttribute,
  updateAttribute,
} from '../../store/terms/values.ts';
import { lockEditing } from '../../store/write-draft.ts';
import { NOBODY, type TermDeps, termRefusal } from './categories.ts';

/** Attributes that the shop's code reads: brand, compatibility, card facts. */
export const NEEDED_ATTRIBUTES = [
  'brand',
  'compatible-sticks',
  'compatible-devices',
  'sticks-per-pack',
  'flavour-family',
  'intensity',
];

const UNKNOWN: TermRefusal = { code: 'catalogue.unknown-attribute' };

/**
 * Global attributes for staff. Slugs never change, since products refer to them; `create` makes the slug of the
 * English name.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-attribute`, `…in-use`, `…needed-by-shop`.
 */
export function createAttributes({ db, clock, raise }: TermDeps) {
  return {
    list: (): Promise<ListedAttribute[]> => listAttributes(db),
    create: async (typed: unknown): Promise<Outcome<string, TermRefusal>> => {
      const checked = checkForm(termForm, typed);
      if (!checked.ok) return checked;
      const slug = termSlug(checked.value.name.en);
      const isNew = await insertAttribute(db, slug, toLocalized(checked.value.name));
      return isNew
        ? done(slug)
        : refuse({ code: 'catalogue.wrong-fields', problems: { 'name.en': 'taken' } });
    },
    rename: (slug: string, typed: unknown, version?: number): Promise<Outcome<string, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        const checked = checkForm(termForm, typed);
        if (!checked.ok) return checked;
        await lockEditing(tx);
        const known = await readAttribute(tx, slug);
        const row = { table: 'attribute', key: { slug }, version } as const;
        const refusal = await termRefusal(tx, row, { known, unknown: UNKNOWN });
        if (refusal !== null) return refuse(refusal);
        await updateAttribute(tx, slug, toLocalized(checked.value.name));
        await raise(tx, 'TermsChanged', { ids: await productIdsWithValue(tx, slug, null) });
        return done(slug);
      }),
    reorder: (slugs: readonly string[]): Promise<void> => orderAttributes(db, slugs),
    remove: (slug: string, by: Editor = NOBODY): Promise<Outcome<number, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        if (NEEDED_ATTRIBUTES.includes(slug)) return refuse({ code: 'catalogue.needed-by-shop' });
        await lockEditing(tx);
        if ((await readAttribute(tx, slug)) === null) return refuse(UNKNOWN);
        const productId = (await productIdsWithValue(tx, slug, null)).length;
        if (productId > 0) return refuse({ code: 'catalogue.in-use', goods: productId });
        const trashed = await trashAttribute(tx, slug, { by: by.name, at: clock() });
        await deleteAttribute(tx, slug);
        return done(trashed);
      }),
  };
}
