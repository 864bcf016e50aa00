import type { Editor } from '#kernel/editing/editor.ts';
import { toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { toSlug } from '#kernel/text/slug.ts';
import type { TermRefusal } from '../../../refusals.ts';
import { checkForm, termForm } from '../../rules/term-form.ts';
import {
  deleteTag,
  findTag,
  insertTag,
  type ListedTag,
  listTags,
  productIdsWithTag,
  updateTag,
} from '../../store/terms/tags.ts';
import { trashTag } from '../../store/terms/trash.ts';
import { lockEditing } from '../../store/write-draft.ts';
import { NOBODY, type TermDeps, termRefusal } from './categories.ts';

const UNKNOWN: TermRefusal = { code: 'catalogue.unknown-tag' };
const TAKEN: TermRefusal = { code: 'catalogue.wrong-fields', problems: { slug: 'taken' } };

/**
 * Tags for staff; the list is filtered by part of a name.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-tag`.
 */
export function createTags({ db, clock, raise }: TermDeps) {
  return {
    list: (text = ''): Promise<ListedTag[]> => listTags(db, text),
    create: async (typed: unknown): Promise<Outcome<number, TermRefusal>> => {
      const checked = checkForm(termForm, typed);
      if (!checked.ok) return checked;
      const { name, slug } = checked.value;
      const id = await insertTag(db, slug || toSlug(name.en) || name.en, toLocalized(name));
      return id === null ? refuse(TAKEN) : done(id);
    },
    save: (id: number, typed: unknown, version?: number): Promise<Outcome<number, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        const checked = checkForm(termForm, typed);
        if (!checked.ok) return checked;
        const { name, slug } = checked.value;
        await lockEditing(tx);
        const known = await findTag(tx, id);
        const row = { table: 'tag', key: { id }, version } as const;
        const refusal = await termRefusal(tx, row, { known, unknown: UNKNOWN });
        if (refusal !== null) return refuse(refusal);
        if (!(await updateTag(tx, id, { slug, name: toLocalized(name) }))) return refuse(TAKEN);
        await raise(tx, 'TermsChanged', { ids: await productIdsWithTag(tx, id) });
        return done(id);
      }),
    remove: (id: number, by: Editor = NOBODY): Promise<Outcome<number, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        await lockEditing(tx);
        if ((await findTag(tx, id)) === null) return refuse(UNKNOWN);
        const products = await productIdsWithTag(tx, id);
        const trashed = await trashTag(tx, id, { by: by.name, at: clock() });
        await deleteTag(tx, id);
        await raise(tx, 'TermsChanged', { ids: products });
        return done(trashed);
      }),
  };
}
