import { addressIn } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { fields, ShareData } from './fields.ts';

/** The page to share. */
export const loadShareButtons: Loader<typeof fields, ShareData> = async (
  _settings,
  { shop, language, page: { path, title, publicUrl } },
) => ({
  share: {
    url: `${publicUrl}${addressIn(language, path)}`,
    path,
    title,
    counts: await shop.sharing.counts(path),
  },
});
