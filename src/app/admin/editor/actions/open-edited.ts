import type { Shop } from '#composition/shop.ts';
import type { EditedName } from '#kernel/editing/edited-document.ts';
import type { DocumentId, TemplateId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { OpenDocument } from '#shop/content';
import type { OpenTemplate, TemplatePlace } from '#shop/templates';
import { shownOn } from './shown-on.ts';

type Unknown = { code: 'content.unknown-document' } | { code: 'templates.unknown' };
type Edited = Readonly<{ of: 'document'; open: OpenDocument } | { of: 'template'; open: OpenTemplate }>;

/** The edited document; refused if it was deleted in the meantime. */
export async function openEdited(shop: Shop, { of, id }: EditedName): Promise<Outcome<Edited, Unknown>> {
  if (of === 'document') {
    const open = await shop.content.edit.open(id as DocumentId);
    return open === null || open.isTrashed
      ? refuse({ code: 'content.unknown-document' })
      : done({ of, open });
  }
  const open = await shop.templates.edit.open(id as TemplateId);
  return open === null || open.state === 'trashed'
    ? refuse({ code: 'templates.unknown' })
    : done({ of, open });
}

/** An edited document, and the path, without language, of the page that shows it. */
export type EditedOnPage = Readonly<{
  path: string;
  tree: readonly unknown[];
  document:
    | Readonly<{ of: 'home' }>
    | Readonly<{ of: 'page'; slug: string }>
    | Readonly<{ of: 'template'; id: number; place: TemplatePlace }>;
}>;

type Shown = Readonly<{
  name: EditedName;
  /** The nodes to render; null for the saved ones. */
  tree: readonly unknown[] | null;
  /** The page that a template is shown on; null for the default. */
  address: string | null;
  language: Language;
}>;

/** The page that renders the nodes of a document. */
export async function editedOnPage(
  shop: Shop,
  { name, tree, address, language }: Shown,
): Promise<Outcome<EditedOnPage, Unknown | { code: 'templates.no-page' }>> {
  const edited = await openEdited(shop, name);
  if (!edited.ok) return edited;
  const { of, open } = edited.value;
  const nodes = tree ?? open.draft.tree;
  if (of === 'document') {
    const { kind, draft } = open;
    const document =
      kind === 'home' ? ({ of: 'home' } as const) : ({ of: 'page', slug: draft.slug } as const);
    return done({ path: `/preview/${open.id}/`, tree: nodes, document });
  }
  const { id, draft } = open;
  const path = address ?? (await shownOn(shop, draft, { language, now: new Date() }));
  if (path === null) return refuse({ code: 'templates.no-page' });
  return done({ path, tree: nodes, document: { of, id, place: draft.place } });
}
