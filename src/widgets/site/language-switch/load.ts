import type { Loader } from '../../place.ts';
import type { fields, LanguageSwitchData } from './fields.ts';

/** The page to show in the other language. */
export const loadLanguageSwitch: Loader<typeof fields, LanguageSwitchData> = async (
  _settings,
  { page: { path, query } },
) => ({ path, query });
