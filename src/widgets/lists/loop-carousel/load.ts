import { loadTemplatedLoop } from '../../loop/load/load-loop-data.ts';
import type { Loader } from '../../place.ts';
import type { fields, LoopCarouselData } from './fields.ts';

/** The first items of a query. */
export const loadLoopCarousel: Loader<typeof fields, LoopCarouselData> = (settings, place) =>
  loadTemplatedLoop('loop-carousel', settings, place);
