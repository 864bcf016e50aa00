import { addressIn } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { CommentsData, fields } from './fields.ts';

/** The page that is commented on. */
export const loadSocialComments: Loader<typeof fields, CommentsData> = async (
  _settings,
  { language, page: { path, publicUrl } },
) => ({ pageUrl: `${publicUrl}${addressIn(language, path)}` });
