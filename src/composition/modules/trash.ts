import type { createCatalogue, TermRefusal } from '#shop/catalogue';
import type { createLibrary, LibraryRefusal } from '#shop/media';
import { createTrash } from '#shop/trash';
import type { ComposeDeps } from '../deps.ts';

type Modules = Readonly<{
  catalogue: Pick<ReturnType<typeof createCatalogue>, 'edit'>;
  media: Readonly<{ library: ReturnType<typeof createLibrary> }>;
}>;

/** Builds the trash of categories, tags, attributes, values and pictures. */
export function composeTrash({ db, clock }: ComposeDeps, { catalogue, media }: Modules) {
  const { category, tag, attribute, value } = catalogue.edit.restoring;
  const { restore, forget } = media.library;
  return createTrash<TermRefusal | LibraryRefusal>({
    ...{ db, clock },
    kinds: {
      category: { restore: category },
      tag: { restore: tag },
      attribute: { restore: attribute },
      value: { restore: value },
      media: { restore, forget },
    },
  });
}
