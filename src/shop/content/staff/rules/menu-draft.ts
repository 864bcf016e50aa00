import { z } from 'zod';
import { splitLanguage, toBothLanguages, toLocalized } from '#kernel/language.ts';
import { ancestors, toTree, walkTree } from '#kernel/tree/tree.ts';
import { isAnchor, readLinkHash } from '#kernel/web/addresses/link-hash.ts';
import type { MenuItem } from '../../rules/menu.ts';
import type { FieldProblem, FieldProblems } from './draft.ts';

/** A menu in its editor; `version` is sent back when saving. */
export type OpenMenu = Readonly<{ place: MenuPlaceName; version: number; entries: readonly FlatEntry[] }>;

/** The menu places, and the number of levels each shows. */
export const MENU_PLACES = { primary: { levels: 3 }, footer: { levels: 2 } } as const;
export type MenuPlaceName = keyof typeof MENU_PLACES;

const LONGEST_LABEL = 80;
const LONGEST_ADDRESS = 500;
const MOST_ENTRIES = 200;

/** An entry and its parent; entries are in display order. */
const flatEntry = z.object({
  id: z.int().min(1).max(1_000_000),
  parentId: z.int().min(1).max(1_000_000).nullable(),
  label: z.object({
    en: z.string().trim().max(LONGEST_LABEL),
    ar: z.string().trim().max(LONGEST_LABEL).default(''),
  }),
  /** Without language; empty for a heading. */
  url: z.string().trim().max(LONGEST_ADDRESS),
  /** Of the media library; null for none. */
  image: z.int().min(1).max(2_147_483_647).nullable().default(null),
});
export const menuEntries = z.array(flatEntry).max(MOST_ENTRIES);
export type FlatEntry = z.infer<typeof flatEntry>;

/** Flattens a menu; entries are numbered in order. */
export function toFlat(items: readonly MenuItem[]): FlatEntry[] {
  const all = walkTree(items);
  const ids = new Map(all.map(({ node }, index) => [node, index + 1]));
  const idOf = (item: MenuItem | undefined) => (item === undefined ? null : (ids.get(item) ?? null));
  return all.map(({ node, above }, index) => ({
    id: index + 1,
    parentId: idOf(above.at(-1)),
    label: toBothLanguages(node.label),
    url: node.url,
    image: node.image ?? null,
  }));
}

/** Converts entries to a tree; an entry below a missing parent is left out. */
export function toItems(entries: readonly FlatEntry[]): MenuItem[] {
  return toTree<FlatEntry, MenuItem>(entries, ({ label, url, image }, { children }) => ({
    label: toLocalized(label),
    url: plainUrl(url),
    children,
    ...(image === null ? {} : { image }),
  }));
}

/** Removes the language of shop URLs, which are stored without it. */
function plainUrl(url: string): string {
  return url.startsWith('/') ? splitLanguage(url).path : url;
}

/** Whether an entry may link there: the shop, another site, an email address or phone number, an action, a place on the page. */
export function canLeadTo(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (url.startsWith('#')) return readLinkHash(url) !== null || isAnchor(url);
  return /^(https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url);
}

/** The level from 1; infinite for entries in a cycle or below a missing parent. */
function levelOf(entries: ReadonlyMap<number, FlatEntry>, entry: FlatEntry): number {
  const above = ancestors(entry, ({ parentId }) => (parentId === null ? undefined : entries.get(parentId)));
  const top = above.at(-1) ?? entry;
  return top.parentId === null ? above.length + 1 : Number.POSITIVE_INFINITY;
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
 * Problems of a menu by entry and field: `3.url` is the URL of the third.
 *
 * @param levels number of levels its place shows
 */
export function menuProblems(entries: readonly FlatEntry[], levels: number): FieldProblems {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const parents = new Set(entries.flatMap(({ parentId }) => parentId ?? []));
  const problems = entries.flatMap((entry, index) => {
    const problem = problemOf(entry, { byId, parents, levels });
    return problem === null ? [] : [[`${index + 1}.${problem[0]}`, problem[1]] as const];
  });
  return Object.fromEntries(problems);
}
