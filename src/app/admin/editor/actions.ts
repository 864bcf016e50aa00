import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import type { DocumentId, TemplateId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import type { Canvas } from '#widgets/tree/canvas.ts';
import { HOME_SOURCE, pageSource, templateSource } from '#widgets/tree/find-node.ts';
import { shownOn } from './actions/shown-on.ts';
import { readDocumentName } from './document-name.ts';

const ADDRESS_MAX = 2000;
const NAME_MAX = 40;

/** Paths of the storefront; the back office is no page to show a document on. */
const STOREFRONT = /^\/(?!admin\/|\/)/;

const edited = z.object({
  document: z
    .string()
    .max(NAME_MAX)
    .transform((name, check) => {
      const read = readDocumentName(name);
      if (read !== null) return read;
      check.addIssue({ code: 'custom', message: 'no document' });
      return z.NEVER;
    }),
  tree: z.array(z.unknown()),
  /** The page that a template is shown on, without language; null: one that the shop chooses. */
  address: z.string().trim().max(ADDRESS_MAX).regex(STOREFRONT).nullable(),
});

/** Where the canvas of an editor is printed, and what stands in the place of the stored nodes. */
export type PrintedCanvas = Readonly<{ path: string; canvas: Canvas }>;

/** The visual editor. Source: BO-01, BO-05 */
export const actions = {
  'editor.canvas': readAction({
    need: 'content.see',
    input: edited,
    run: async ({ shop, language }, { document: { of, id }, tree, address }) => {
      if (of === 'document') {
        const [open, row] = await Promise.all([
          shop.content.edit.open(id as DocumentId),
          shop.content.edit.preview(id as DocumentId),
        ]);
        if (open === null || row === null) return refuse({ code: 'content.unknown-document' });
        const source = open.kind === 'home' ? HOME_SOURCE.name : pageSource(row.slug);
        const printed: PrintedCanvas = { path: `/preview/${id}/`, canvas: { source, tree, template: null } };
        return done(printed);
      }
      const open = await shop.templates.edit.open(id as TemplateId);
      if (open === null) return refuse({ code: 'templates.unknown' });
      const { place } = open.draft;
      const path = address ?? (await shownOn(shop, open.draft, { language, now: new Date() }));
      if (path === null) return refuse({ code: 'templates.unknown-address', address: '' });
      const printed: PrintedCanvas = {
        path,
        canvas: { source: templateSource(id), tree, template: { id, place } },
      };
      return done(printed);
    },
  }),
};
