import { z } from 'zod';
import { splitLanguage } from '#kernel/language.ts';
import type { MenuItem } from '../menu.ts';
import type { FieldProblem, FieldProblems } from './draft.ts';

/** Where the shop shows menus, and how many levels it shows of each. */
export const MENU_PLACES = { primary: { levels: 3 }, footer: { levels: 2 } } as const;
export type MenuPlaceName = keyof typeof MENU_PLACES;

const LONGEST_LABEL = 80;
const LONGEST_ADDRESS = 500;
const MOST_ENTRIES = 200;

/** An entry with the one it stands below; entries come in the order in which they are shown. */
const flatEntry = z.object({
  id: z.int().min(1).max(1_000_000),
  parentId: z.int().min(1).max(1_000_000).nullable(),
  label: z.object({
    en: z.string().trim().max(LONGEST_LABEL),
    ar: z.string().trim().max(LONGEST_LABEL).default(''),
  }),
  /** Without language; empty for a heading. */
  url: z.string().trim().max(LONGEST_ADDRESS),
});
export const menuEntries = z.array(flatEntry).max(MOST_ENTRIES);
export type FlatEntry = z.infer<typeof flatEntry>;

/** A menu as its editor holds it: entries numbered from the top. */
export function toFlat(items: readonly MenuItem[]): FlatEntry[] {
  const flat: FlatEntry[] = [];
  const add = (entries: readonly MenuItem[], parentId: number | null) => {
    for (const { label, url, children } of entries) {
      const id = flat.length + 1;
      flat.push({ id, parentId, label: { en: label.en, ar: label.ar ?? '' }, url });
      add(children, id);
    }
  };
  add(items, null);
  return flat;
}

/** What is stored of it; an entry below none that is there is left out. */
export function toItems(entries: readonly FlatEntry[], parentId: number | null = null): MenuItem[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, label: { en, ar }, url }) => ({
      label: ar === '' ? { en } : { en, ar },
      url: plainUrl(url),
      children: toItems(entries, id),
    }));
}

/** Addresses of the shop are kept without language: whoever reads Arabic stays on Arabic pages. */
function plainUrl(url: string): string {
  return url.startsWith('/') ? splitLanguage(url).path : url;
}

/** Whether an entry can lead there: a page of this shop, of another site, a mail or a phone. */
export function canLeadTo(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  return /^(https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url);
}

/** From 1; without end for what stands in a circle, or below nothing that is there. */
function levelOf(entries: ReadonlyMap<number, FlatEntry>, { parentId }: FlatEntry): number {
  let level = 1;
  for (let above = parentId; above !== null; level += 1) {
    const at = entries.get(above);
    if (at === undefined || level > entries.size) return Number.POSITIVE_INFINITY;
    above = at.parentId;
  }
  return level;
}

function problemOf(
  entry: FlatEntry,
  {
    byId,
    parents,
    levels,
  }: { byId: ReadonlyMap<number, FlatEntry>; parents: ReadonlySet<number>; levels: number },
): [string, FieldProblem] | null {
  if (entry.label.en === '') return ['label.en', 'missing'];
  if (entry.url === '' && !parents.has(entry.id)) return ['url', 'missing'];
  if (entry.url !== '' && !canLeadTo(entry.url)) return ['url', 'no-way'];
  return levelOf(byId, entry) > levels ? ['url', 'too-deep'] : null;
}

/**
 * What keeps a menu from being kept, by entry and field: `3.url` is the address of the third.
 *
 * @param levels how many of them its place shows
 */
export function menuProblems(entries: readonly FlatEntry[], levels: number): FieldProblems {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const parents = new Set(entries.flatMap(({ parentId }) => parentId ?? []));
  const found = entries.flatMap((entry, index) => {
    const problem = problemOf(entry, { byId, parents, levels });
    return problem === null ? [] : [[`${index + 1}.${problem[0]}`, problem[1]] as const];
  });
  return Object.fromEntries(found);
}
