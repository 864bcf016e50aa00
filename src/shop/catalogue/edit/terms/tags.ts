import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { toSlug } from '#kernel/slug.ts';
import type { TermRefusal } from '../../refusals.ts';
import { localized } from '../to-columns.ts';
import { lockEditing } from '../write-draft.store.ts';
import type { TermNeeds } from './categories.ts';
import { deleteTag, goodsTagged, insertTag, type ListedTag, listTags, updateTag } from './tags.store.ts';
import { checkForm, termForm } from './term-form.ts';

const TAKEN: TermRefusal = { code: 'catalogue.wrong-fields', problems: { slug: 'taken' } };

/**
 * Tags, for staff; the list is narrowed by parts of names.
 *
 * Refusals: `catalogue.wrong-fields`, `…unknown-tag`, `…in-use`.
 */
export function createTags({ db, manyChanged }: TermNeeds) {
  return {
    list: (text = ''): Promise<ListedTag[]> => listTags(db, text),
    create: async (typed: unknown): Promise<Outcome<number, TermRefusal>> => {
      const checked = checkForm(termForm, typed);
      if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
      const { name, slug } = checked.form;
      const id = await insertTag(db, slug || toSlug(name.en) || name.en, localized(name));
      return id === null ? refuse(TAKEN) : done(id);
    },
    save: (id: number, typed: unknown): Promise<Outcome<number, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        const checked = checkForm(termForm, typed);
        if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
        const { name, slug } = checked.form;
        await lockEditing(tx);
        const outcome = await updateTag(tx, id, { slug, name: localized(name) });
        if (outcome === 'unknown') return refuse({ code: 'catalogue.unknown-tag' });
        if (outcome === 'taken') return refuse(TAKEN);
        await manyChanged(tx, await goodsTagged(tx, id));
        return done(id);
      }),
    remove: (id: number): Promise<Outcome<null, TermRefusal>> =>
      db.transaction().execute(async (tx) => {
        await lockEditing(tx);
        const goods = (await goodsTagged(tx, id)).length;
        if (goods > 0) return refuse({ code: 'catalogue.in-use', goods });
        return (await deleteTag(tx, id)) ? done(null) : refuse({ code: 'catalogue.unknown-tag' });
      }),
  };
}
