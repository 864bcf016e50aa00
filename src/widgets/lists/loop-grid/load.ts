import { loadTemplatedLoop } from '../../loop/load/load-loop-data.ts';
import type { Loader } from '../../place.ts';
import type { fields, LoopGridData } from './fields.ts';

/** A page of the items of its query, with the filters in the page's URL. */
export const loadLoopGrid: Loader<typeof fields, LoopGridData> = (settings, place) =>
  loadTemplatedLoop('loop-grid', settings, place);
