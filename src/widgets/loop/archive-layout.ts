import type { Settings } from '#shop/settings';

type Layout = Settings['blog.layout'];

/** Cards fill rows of three; complete articles are long. */
const PER_PAGE: Readonly<Record<Layout, number>> = { cards: 9, classic: 6, full: 3 };

/** The layout of an archive that the shop prints by itself. */
export function archiveLayout(of: 'article' | 'portfolio', settings: Settings): Layout {
  return of === 'article' ? settings['blog.layout'] : 'cards';
}

/** How many articles or projects a page of an archive has. */
export function archivePerPage(of: 'article' | 'portfolio', settings: Settings): number {
  return PER_PAGE[archiveLayout(of, settings)];
}
