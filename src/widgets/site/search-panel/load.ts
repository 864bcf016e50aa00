import type { Loader } from '../../place.ts';
import type { fields, SearchPanelData } from './fields.ts';

/** The setting that names the search parameter. */
export const loadSearchPanel: Loader<typeof fields, SearchPanelData> = async (_settings, { shop }) => ({
  parameter: (await shop.settings.all())['search.parameter'],
});
