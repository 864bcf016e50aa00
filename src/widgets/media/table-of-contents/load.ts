import type { Loader } from '../../place.ts';
import type { ContentsData, fields } from './fields.ts';

/** The headings of the page down to the chosen level. */
export const loadContents: Loader<typeof fields, ContentsData> = async ({ deepest }, { outline }) => ({
  entries: outline.entries.filter(({ level }) => level <= Number(deepest)),
});
