import type { MenuEntry } from '#shop/content';
import type { Picture } from '#shop/media';
import { choice } from '../../fields/values.ts';

export const fields = {
  menu: choice(['primary', 'footer']),
  /** `full` is a bar in wide windows and a button on phones and tablets; `bar` and `button` are one of both. */
  look: choice(['full', 'bar', 'button', 'columns']),
};

/** What the loader adds. */
export type NavMenuData = {
  entries: readonly MenuEntry<Picture>[];
  /** The page’s path without language, to mark its entry, and its query for the language link. */
  path: string;
  query: string;
};
