import { loadLoopData } from '../../loop/load/load-loop-data.ts';
import type { Loader } from '../../place.ts';
import type { fields, LoopCarouselData } from './fields.ts';

/** The first items of a query. */
export const loadLoopCarousel: Loader<typeof fields, LoopCarouselData> = (settings, place) =>
  loadLoopData('loop-carousel', settings, place);
