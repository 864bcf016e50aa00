import { loadLoopData } from '../../loop/load/load-loop-data.ts';
import type { Loader } from '../../place.ts';
import type { ArchivePostsData, fields } from './fields.ts';

/** The articles or projects of the archive's page. */
export const loadArchivePosts: Loader<typeof fields, ArchivePostsData> = (settings, place) =>
  loadLoopData('archive-posts', settings, place);
