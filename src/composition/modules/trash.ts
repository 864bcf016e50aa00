import type { createCatalogue, TermRefusal } from '#shop/catalogue';
import type { ContentRefusal, createContent } from '#shop/content';
import type { createDesign, FontRefusal } from '#shop/design';
import type { createLibrary, LibraryRefusal } from '#shop/media';
import type { createShipping, ZoneRefusal } from '#shop/shipping';
import { createTrash } from '#shop/trash';
import type { ComposeDeps } from '../deps.ts';

type Modules = Readonly<{
  catalogue: Pick<ReturnType<typeof createCatalogue>, 'edit'>;
  media: Readonly<{ library: ReturnType<typeof createLibrary> }>;
  content: Pick<ReturnType<typeof createContent>, 'edit'>;
  shipping: Pick<ReturnType<typeof createShipping>, 'setUp'>;
  design: Pick<ReturnType<typeof createDesign>, 'fonts'>;
}>;

/** Builds the trash of categories, tags, attributes, values, pictures, categories and tags of articles, delivery zones and fonts. */
export function composeTrash({ db, clock }: ComposeDeps, modules: Modules) {
  const { catalogue, media, content, shipping, design } = modules;
  const { category, tag, attribute, value } = catalogue.edit.restoring;
  const { restore, forget } = media.library;
  const ofDocuments = { restore: content.edit.terms.restore };
  return createTrash<TermRefusal | LibraryRefusal | ContentRefusal | ZoneRefusal | FontRefusal>({
    ...{ db, clock },
    kinds: {
      category: { restore: category },
      tag: { restore: tag },
      attribute: { restore: attribute },
      value: { restore: value },
      media: { restore, forget },
      'document-category': ofDocuments,
      'document-tag': ofDocuments,
      zone: { restore: shipping.setUp.restore, onRestored: shipping.setUp.onRestored },
      font: { restore: design.fonts.restore, forget: design.fonts.forget },
    },
  });
}
