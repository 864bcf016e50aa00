import { z } from 'zod';
import { type ActionCall, readAction } from '#admin-actions/action.ts';
import type { DocumentId, TemplateId } from '#kernel/ids.ts';
import { splitLanguage } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { type EditedName, nameOf, readDocumentName } from '#kernel/web/edited-document.ts';
import type { TemplatePlace } from '#shop/templates';
import { shownOn } from './actions/shown-on.ts';

const ADDRESS_MAX = 2000;
const NAME_MAX = 40;

/** Paths of the storefront; the back office is no page to show a document on. */
const STOREFRONT = /^\/(?!admin\/|\/)/;

/** A path with its query, without the language that it may begin with. */
function withoutLanguage(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [splitLanguage(path).path, ...query].join('?');
}

/** The most nodes that the page itself may have; all of them, with those in their slots, are counted on saving. */
const MOST_NODES = 500;

const document = z
  .string()
  .max(NAME_MAX)
  .transform((name, check) => {
    const read = readDocumentName(name);
    if (read !== null) return read;
    check.addIssue({ code: 'custom', message: 'no document' });
    return z.NEVER;
  });
const tree = z.array(z.unknown()).max(MOST_NODES);

const edited = z.object({
  document,
  tree,
  /** The page that a template is shown on, without language; null: one that the shop chooses. */
  address: z
    .string()
    .trim()
    .max(ADDRESS_MAX)
    .transform(withoutLanguage)
    .pipe(z.string().regex(STOREFRONT))
    .nullable(),
});

/** What an editor has open, and the path of the page that shows it, without language. */
export type EditedOnPage = Readonly<{
  path: string;
  tree: readonly unknown[];
  document:
    | Readonly<{ of: 'home' }>
    | Readonly<{ of: 'page'; slug: string }>
    | Readonly<{ of: 'template'; id: number; place: TemplatePlace }>;
}>;

const keptBy = ({ member }: ActionCall, name: EditedName) => ({ document: nameOf(name), staffId: member.id });

/** The visual editor. Source: BO-01, BO-05 */
export const actions = {
  /** Where the nodes of a document are printed for its editor; `POST /admin/editor/canvas/` prints them there. */
  'editor.canvas': readAction({
    need: 'content.see',
    input: edited,
    run: async ({ shop, language }, { document: { of, id }, tree: nodes, address }) => {
      if (of === 'document') {
        const [open, row] = await Promise.all([
          shop.content.edit.open(id as DocumentId),
          shop.content.edit.preview(id as DocumentId),
        ]);
        if (open === null || row === null) return refuse({ code: 'content.unknown-document' });
        const shown =
          open.kind === 'home' ? ({ of: 'home' } as const) : ({ of: 'page', slug: row.slug } as const);
        return done<EditedOnPage>({ path: `/preview/${id}/`, tree: nodes, document: shown });
      }
      const open = await shop.templates.edit.open(id as TemplateId);
      if (open === null) return refuse({ code: 'templates.unknown' });
      const { place } = open.draft;
      const path = address ?? (await shownOn(shop, open.draft, { language, now: new Date() }));
      if (path === null) return refuse({ code: 'templates.no-page' });
      return done<EditedOnPage>({ path, tree: nodes, document: { of, id, place } });
    },
  }),
  /** What the member edits of a document and has not saved, and who else does. */
  'editor.draft': readAction({
    need: 'content.see',
    input: z.object({ document }),
    run: async (call, { document: name }) => done(await call.shop.editorDrafts.of(keptBy(call, name))),
  }),
  /** Keeps what is not saved. It changes nothing that others see, and comes every few seconds: the audit log has no entry. */
  'editor.keep-draft': readAction({
    need: 'content.change',
    input: z.object({ document, version: z.int().min(0), tree }),
    run: async (call, { document: name, ...draft }) => {
      const { editorDrafts } = call.shop;
      const kept = keptBy(call, name);
      const savedAt = await editorDrafts.keep(kept, draft);
      const { others } = await editorDrafts.of(kept);
      return done({ savedAt, others });
    },
  }),
  'editor.forget-draft': readAction({
    need: 'content.change',
    input: z.object({ document }),
    run: async (call, { document: name }) => {
      await call.shop.editorDrafts.forget(keptBy(call, name));
      return done(null);
    },
  }),
};
