import { addressIn } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { fields, SocialButtonData } from './fields.ts';

/** The page to share. */
export const loadSocialButton: Loader<typeof fields, SocialButtonData> = async (
  _settings,
  { language, page: { path, title, publicUrl } },
) => ({ share: { url: `${publicUrl}${addressIn(language, path)}`, title } });
