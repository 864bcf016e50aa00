import { memoizeObject } from '#kernel/memoize.ts';
import { carriedTest } from '#shop/ab-tests/rules/carried-test.ts';
import type { CarriedAbTest, PopupSettings } from '#shop/popups';
import { CARRIED_BYTES, popupContentAddress } from '#shop/popups/rules/content-address.ts';
import { popupsOn } from '#shop/templates';
import { knownQuery } from '#widgets/known-query.ts';
import { parsePopup } from '#widgets/popup/parse-popup.ts';
import { contentOf } from '#widgets/popup/print-popup.ts';
import { templateSource } from '#widgets/tree/find/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { uncachedBlocks } from '#widgets/tree/print/uncached-blocks.ts';
import { countAsItself } from '../document/fingerprint.ts';
import { framedPage } from './load-frame.ts';
import { resolveTree, type TreeDeps } from './resolve-tree.ts';

/** The URL of a popup's content, and the parts of the scripts that it needs, separated by spaces. */
export type FetchedContent = Readonly<{ address: string; parts: string }>;

export type LoadedPopup = Readonly<{
  id: number;
  settings: PopupSettings;
  abTest: CarriedAbTest | null;
  widgets: readonly ResolvedWidget[];
  /** Null if the page includes the content. */
  fetched: FetchedContent | null;
}>;

/** The markup by which a content needs a part of the scripts. */
const PART_MARKS: Readonly<Record<string, string>> = {
  forms: ' data-form="',
  loops: ' data-loop="',
  'personal-loops': ' data-loop-personal="',
  social: ' data-social="',
};

function partsOf(html: string): string {
  const needed = Object.entries(PART_MARKS).filter(([, mark]) => html.includes(mark));
  return needed.map(([part]) => part).join(' ');
}

/**
 * The URL of a content that is too large to include in the page. Content that is printed per visit is always included,
 * as is all content if the page's URL is too long to pass on.
 */
function fetchedContent(
  { visit }: TreeDeps,
  id: number,
  widgets: readonly ResolvedWidget[],
): FetchedContent | null {
  const content = contentOf(id, widgets);
  if (content === null || Buffer.byteLength(content.html) <= CARRIED_BYTES) return null;
  const { path, language, url } = visit;
  const { html, version } = content;
  const requested = { id, path, query: knownQuery(url.searchParams), version };
  const address = popupContentAddress(requested, language);
  return address === null ? null : { address, parts: partsOf(html) };
}

/** Content needs blocks to have a URL, so uncached ones are used if blocks are not cached. The editor shows it live. */
function blocksOf({ shop, visit: { blocks, canvas } }: TreeDeps) {
  return canvas === null ? (blocks ?? uncachedBlocks(shop)) : null;
}

/** Published popups come from a cache: their settings are parsed once. */
const parsePublished = memoizeObject((settings: object) => {
  const parsed = parsePopup(settings);
  if (parsed.ok) countAsItself(parsed.settings);
  return parsed;
});

/** The popups of a page; those with unreadable settings are left out. */
export async function loadPopups(deps: TreeDeps): Promise<LoadedPopup[]> {
  const { shop, visit } = deps;
  const published = await shop.templates.published('popup');
  const chosen = popupsOn(published, await framedPage(deps, published));
  const running = chosen.length === 0 ? [] : await shop.abTests.running();
  const loaded = chosen.map(async ({ id, settings }): Promise<Omit<LoadedPopup, 'abTest'>[]> => {
    const parsed = parsePublished(settings);
    const tree = parsed.ok ? await shop.templates.tree(id) : null;
    if (!parsed.ok || tree === null) return [];
    const source = { name: templateSource(id), at: '' };
    const page = { path: visit.path, title: '', source, blocks: blocksOf(deps) };
    const widgets = await resolveTree(deps, tree, page);
    const fetched = fetchedContent(deps, id, widgets);
    return [{ id, settings: parsed.settings, widgets, fetched }];
  });
  const popups = (await Promise.all(loaded)).flat();
  const known = { tests: running, carried: popups.map(({ id }) => id) };
  return popups.map((popup) => ({ ...popup, abTest: carriedTest(popup.id, known) }));
}
