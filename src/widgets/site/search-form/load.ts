import type { Loader } from '../../place.ts';
import type { fields, SearchFormData } from './fields.ts';

/** The setting that names the search parameter. */
export const loadSearchForm: Loader<typeof fields, SearchFormData> = async (_settings, { shop }) => ({
  parameter: (await shop.settings.all())['search.parameter'],
});
