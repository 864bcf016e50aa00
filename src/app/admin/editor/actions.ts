import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { type EditedName, nameOf, readDocumentName } from '#kernel/editing/edited-document.ts';
import { SHOWN_VISITORS } from '#kernel/editing/shown-visitor.ts';
import type { DocumentId, TemplateId } from '#kernel/ids.ts';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { editedOnPage, openEdited } from './actions/open-edited.ts';
import { sampleVisitor, shownVisitors } from './actions/sample-visitor.ts';

const ADDRESS_MAX = 2000;
const NAME_MAX = 40;

/** Paths of the storefront; the back office cannot show a document. */
const STOREFRONT = /^\/(?!admin\/|\/)/;

/** A path with its query, without the language prefix. */
function withoutLanguage(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [splitLanguage(path).path, ...query].join('?');
}

/** The limit of top-level nodes; saving also limits the total, with nodes in slots. */
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
  /** The page that a template is shown on, without language; null for the default. */
  address: z
    .string()
    .trim()
    .max(ADDRESS_MAX)
    .transform(withoutLanguage)
    .pipe(z.string().regex(STOREFRONT))
    .nullable(),
  /** The sample visitor of the page. */
  visitor: z.enum(SHOWN_VISITORS).default('guest'),
});

const draftKeyOf = ({ member }: ActionCall, name: EditedName) => ({
  document: nameOf(name),
  staffId: member.id,
});

/** The visual editor. Source: BO-01, BO-05 */
export const actions = {
  /** The page that shows a document; `POST /admin/editor/canvas/` renders the sent nodes on it. */
  'editor.canvas': readAction({
    need: 'content.see',
    input: edited,
    run: async ({ shop, language }, { document: name, tree: nodes, address, visitor }) => {
      const shown = await editedOnPage(shop, { name, tree: nodes, address, language });
      if (!shown.ok) return refuse(shown.refusal);
      return done({
        ...shown.value,
        visitor: await sampleVisitor(visitor, { shop, language, now: new Date() }),
      });
    },
  }),
  /** The available sample visitors. */
  'editor.visitors': readAction({
    need: 'content.see',
    input: z.object({}),
    run: async ({ shop, language }) => done(await shownVisitors({ shop, language, now: new Date() })),
  }),
  /** The member's unsaved draft of a document, and who else has one. */
  'editor.draft': readAction({
    need: 'content.see',
    input: z.object({ document }),
    run: async (call, { document: name }) => done(await call.shop.editorDrafts.of(draftKeyOf(call, name))),
  }),
  /**
   * Stores an unsaved draft. A read action, without audit entry: others do not see the draft, and it is sent every few
   * seconds.
   */
  'editor.keep-draft': readAction({
    need: 'content.change',
    input: z.object({ document, version: z.int().min(0), tree }),
    run: async (call, { document: name, ...draft }) => {
      const edited = await openEdited(call.shop, name);
      if (!edited.ok) return refuse(edited.refusal);
      const { editorDrafts } = call.shop;
      const stored = draftKeyOf(call, name);
      const savedAt = await editorDrafts.save(stored, draft);
      const { others } = await editorDrafts.of(stored);
      return done({ savedAt, others });
    },
  }),
  'editor.forget-draft': readAction({
    need: 'content.change',
    input: z.object({ document }),
    run: async (call, { document: name }) => {
      await call.shop.editorDrafts.forget(draftKeyOf(call, name));
      return done(null);
    },
  }),
  /** The nodes of an earlier version, for a preview or to restore it. */
  'editor.version': readAction({
    need: 'content.see',
    input: z.object({ document, version: z.int().min(1) }),
    run: ({ shop }, { document: { of, id }, version }) =>
      of === 'document'
        ? shop.content.edit.treeAt(id as DocumentId, version)
        : shop.templates.edit.treeAt(id as TemplateId, version),
  }),
  /** A link to the member's draft of the document, for people without an account. */
  'editor.make-preview-link': writeAction({
    need: 'content.change',
    input: z.object({ document }),
    about: ({ document: { of, id } }) => `${of}:${id}`,
    run: async (call, { document: name }) => {
      const edited = await openEdited(call.shop, name);
      if (!edited.ok) return refuse(edited.refusal);
      const { token, expiresAt } = await call.shop.previewLinks.make(draftKeyOf(call, name));
      return done({ path: addressIn(call.language, `/preview/link/${token}/`), expiresAt });
    },
  }),
  'editor.revoke-preview-links': writeAction({
    need: 'content.change',
    input: z.object({ document }),
    about: ({ document: { of, id } }) => `${of}:${id}`,
    run: async ({ shop }, { document: name }) =>
      done({ count: await shop.previewLinks.revoke(nameOf(name)) }),
  }),
};
