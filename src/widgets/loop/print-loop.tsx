import { renderToStaticMarkup } from 'react-dom/server';
import type { Shop } from '#composition/shop.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { pageParameter, type TaxonomyFilter, withFilters } from '#shop/loops';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { CachedMarkupProvider } from '#views/product-card/cached-markup.tsx';
import { findCachedMarkup } from '#views/product-card/markup-cache.ts';
import { knownQuery } from '../known-query.ts';
import type { Blocks } from '../place.ts';
import { treeOf } from '../tree/find/find-node.ts';
import { findStored } from '../tree/find/find-stored.ts';
import { textOf } from '../tree/insertions.ts';
import type { StoredNode } from '../tree/node.ts';
import { compose } from '../tree/print/compose-blocks.ts';
import type { Where } from '../tree/print/page-place.ts';
import { resolveNodesOf } from '../tree/print/resolve-widgets.ts';
import { isPrinted, type ResolvedWidget } from '../tree/print/resolved.ts';
import { Widgets } from '../tree/print/widgets.tsx';
import { hasTaxonomy } from './load/load-loop.ts';
import { filtersOf, ownLoop } from './placed-loop.ts';

type LoopDeps = Readonly<{
  shop: Shop;
  blocks: Blocks | null;
  publicUrl: string;
  now: Instant;
  /** Limits how long the printed result is valid. */
  expireAt: (moment: Instant) => void;
}>;

/** A loop to print again: its document and node, its filters, and the address of its page. */
export type PrintedLoopRequest = Readonly<{
  document: string;
  node: string;
  filters: readonly TaxonomyFilter[];
  language: Language;
  /** Path without language, which may have the number of a page. */
  path: string;
  query: string;
  /** The nodes of the document as an editor has them; null for the stored ones. */
  edited: readonly StoredNode[] | null;
}>;

/** A loop's markup, and that of the filters of its page by their nodes. */
export type PrintedLoop = Readonly<{ data: string; filters: Readonly<Record<string, string>> }>;

type Refused = Readonly<{ refused: 'loop.unknown-widget' | 'loop.unknown-taxonomy' }>;

/** The markup of a node, whether it is a block or printed with its page. */
export async function markupOf(
  block: ResolvedWidget | null,
  { shop, publicUrl }: Pick<LoopDeps, 'shop' | 'publicUrl'>,
  language: Language,
) {
  if (block === null) return '';
  if (isPrinted(block)) return textOf(compose(block, { isWithin: false, prefix: block.id }));
  const identity = toIdentity(await shop.settings.all(), language, publicUrl);
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <IdentityProvider identity={identity}>
        <CachedMarkupProvider value={findCachedMarkup}>
          <Widgets resolved={[block]} />
        </CachedMarkupProvider>
      </IdentityProvider>
    </LanguageProvider>,
  );
}

/** Prints a loop and its filters as its page would at the address with these filters: from the same blocks. */
export async function printLoop(deps: LoopDeps, request: PrintedLoopRequest): Promise<PrintedLoop | Refused> {
  const { shop, blocks, publicUrl, now, expireAt } = deps;
  const { document, node: id, filters, language, path, edited } = request;
  const tree = edited ?? (await treeOf(shop, document));
  const node = findStored(tree, '', id);
  const loop = ownLoop(node, id);
  if (loop === null || loop.items === null) return { refused: 'loop.unknown-widget' };
  const { items } = loop;
  if (!filters.every(({ taxonomy }) => hasTaxonomy({ items }, taxonomy)))
    return { refused: 'loop.unknown-taxonomy' };
  const query = filteredQuery(request);
  const where: Where = {
    ...{
      shop,
      language,
      now,
      expireAt,
      blocks: edited === null ? blocks : null,
      isPreview: edited !== null,
      stylesheets: {},
    },
    page: { path, query, title: '', publicUrl },
    source: { name: document, at: '' },
  };
  const beside = filtersOf(tree, id).flatMap(({ id: filter }) => filter ?? []);
  const resolved = await resolveNodesOf(tree, [id, ...beside], where);
  const [data, ...printed] = await Promise.all(resolved.map((one) => markupOf(one, deps, language)));
  return {
    data: data ?? '',
    filters: Object.fromEntries(beside.map((filter, at) => [filter, printed[at] ?? ''])),
  };
}

/** The cache key of a printed loop of a stored document. */
export function loopAnswerKey(request: PrintedLoopRequest): string {
  const { document, node, filters, language, path } = request;
  return JSON.stringify([document, node, filters, language, path, filteredQuery(request)]);
}

/** The page's canonical query with the loop's filters replaced; the loop's page number is kept. */
function filteredQuery({ node, filters, query }: PrintedLoopRequest): string {
  const parameters = new URLSearchParams(query);
  const filtered = new URLSearchParams(withFilters(`?${parameters}`, node, filters));
  const page = parameters.get(pageParameter(node));
  if (page !== null) filtered.append(pageParameter(node), page);
  return knownQuery(filtered);
}
