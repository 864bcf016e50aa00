import { archiveLayout, hasLead } from '../../loop/archive-layout.ts';
import { loadLoopData } from '../../loop/load/load-loop-data.ts';
import type { Loader } from '../../place.ts';
import type { ArchivePostsData, fields } from './fields.ts';

const LAYOUTS = { cards: 'cards', classic: 'classic', full: 'full_content' } as const;

/** The articles or projects of the archive's page. */
export const loadArchivePosts: Loader<typeof fields, ArchivePostsData> = async (settings, place) => {
  const { subject, request } = place.loop;
  const archive = subject?.kind === 'archive' ? subject : null;
  const layout = LAYOUTS[archiveLayout(archive?.of ?? 'article', await place.shop.settings.all())];
  const shown = settings.layout === 'archive_shop' ? `archive_${layout}` : settings.layout;
  const { data } = await loadLoopData('archive-posts', { ...settings, layout: shown }, place);
  const isPlain = archive !== null && request.filters.length === 0;
  return {
    data,
    shop: { layout, hasLead: isPlain && hasLead({ ...archive, count: data.loop.items.length }) },
  };
};
