import type { Settings } from '#shop/settings';

type Layout = Settings['blog.layout'];

/** Cards fill rows of three; complete articles are long. */
const PER_PAGE: Readonly<Record<Layout, number>> = { cards: 9, classic: 6, full: 3 };

/** The layout of the shop's default archive. */
export function archiveLayout(of: 'article' | 'portfolio', settings: Settings): Layout {
  return of === 'article' ? settings['blog.layout'] : 'cards';
}

/** The newest article is large from this number of articles on. */
const LEADS_FROM = 4;

type ArchivePage = Readonly<{
  of: 'article' | 'portfolio';
  category?: string | undefined;
  tag?: string | undefined;
  page: number;
  count: number;
}>;

/** Whether the first article of an archive's page is large among its cards: the newest one of all. */
export function hasLead({ of, category, tag, page, count }: ArchivePage): boolean {
  return of === 'article' && category === undefined && tag === undefined && page === 1 && count >= LEADS_FROM;
}

/** How many articles or projects a page of an archive has. */
export function archivePerPage(of: 'article' | 'portfolio', settings: Settings): number {
  return PER_PAGE[archiveLayout(of, settings)];
}
