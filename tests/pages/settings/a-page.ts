import { randomUUID } from 'node:crypto';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { withShop } from '../products.ts';

const BY = { staffId: null, name: 'Layla' };

/** A saved page; its editor is opened by `name`. */
export type MadePage = Readonly<{ id: number; name: string; slug: string }>;

/** Adds a page with these nodes; by default a draft. */
export async function aPage(tree: readonly object[], more: object = {}): Promise<MadePage> {
  const slug = `winter-${randomUUID().slice(0, 8)}`;
  const title = { en: 'Winter care', ar: 'عناية الشتاء' };
  const draft = { ...EMPTY_DOCUMENT, title, slug, tree, ...more };
  const id = await withShop(async ({ content: { edit } }) => {
    const saved = await edit.save({ id: null, kind: 'page' }, draft as never, { version: 0, by: BY });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value.id;
  });
  return { id, slug, name: `document-${id}` };
}

export const aHeading = (id: string, text: string, level = '2') => ({
  ...{ id, widget: 'heading', version: 1 },
  settings: { text: { en: text, ar: 'عناية الشتاء' }, level },
});

export const aSection = (id: string, content: readonly object[]) => ({
  ...{ id, widget: 'section', version: 1, settings: { reach: 'page', size: 'normal' } },
  slots: { content },
});
