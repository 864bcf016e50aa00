import type { Loader } from '../../place.ts';
import type { fields, SearchData } from './fields.ts';

/** The setting that names the search parameter. */
export const loadSearch: Loader<typeof fields, SearchData> = async (_settings, { shop }) => ({
  parameter: (await shop.settings.all())['search.parameter'],
});
