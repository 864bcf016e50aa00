import { loadLoopData } from '../../loop/load/load-loop-data.ts';
import type { Loader } from '../../place.ts';
import type { fields, PostsData } from './fields.ts';

/** A page of articles. */
export const loadPosts: Loader<typeof fields, PostsData> = (settings, place) =>
  loadLoopData('posts', settings, place);
