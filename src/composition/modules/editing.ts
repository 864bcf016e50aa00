import { filesBelow } from '#platform/files/files.ts';
import { cutFont, inspectFont } from '#platform/files/fonts/fonts.ts';
import { signatureWith } from '#platform/signature.ts';
import { createComingSoon } from '#shop/coming-soon';
import type { createContent } from '#shop/content';
import { createDesign } from '#shop/design';
import { createEditorDrafts, createPreviewLinks } from '#shop/editor-drafts';
import type { createSettings } from '#shop/settings';
import type { ComposeDeps } from '../deps.ts';

type EditingDeps = Readonly<{
  settings: ReturnType<typeof createSettings>;
  content: Pick<ReturnType<typeof createContent>, 'find'>;
}>;

/** Builds the modules for designing the shop: fonts and tokens, drafts, previews, the coming-soon mode. */
export function composeEditing(
  { db, clock, config, secret }: ComposeDeps,
  { settings, content }: EditingDeps,
) {
  return {
    comingSoon: createComingSoon({
      settings,
      isPage: async (slug) => (await content.find('page', slug)) !== null,
      signature: signatureWith(secret),
      clock,
    }),
    design: createDesign({
      db,
      clock,
      settings,
      files: filesBelow(config.filesDir),
      reader: { inspect: inspectFont, cut: cutFont },
    }),
    editorDrafts: createEditorDrafts({ db, clock }),
    previewLinks: createPreviewLinks({ db, clock }),
  };
}
