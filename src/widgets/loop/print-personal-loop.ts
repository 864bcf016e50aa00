import type { Shop } from '#composition/shop.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Seen } from '../place.ts';
import { treeOf } from '../tree/find/find-node.ts';
import type { Where } from '../tree/print/page-place.ts';
import { resolveNodesOf } from '../tree/print/resolve-widgets.ts';
import { isPrinted } from '../tree/print/resolved.ts';
import type { LoopData } from './item.ts';
import { markupOf } from './print-loop.tsx';

type Deps = Readonly<{ shop: Shop; publicUrl: string; now: Instant }>;
type PrintedRequest = Readonly<{ document: string; node: string; language: Language; seen: Seen }>;

/** Prints a loop of products that a visitor viewed, or that fit the visitor's device; null without any. */
export async function printPersonalLoop(
  { shop, publicUrl, now }: Deps,
  { document, node, language, seen }: PrintedRequest,
): Promise<string | null> {
  const where: Where = {
    ...{ shop, language, now, blocks: null, isPreview: false, stylesheets: {} },
    page: { path: '', query: '', title: '', publicUrl, seen },
    source: { name: document, at: '' },
  };
  const [resolved = null] = await resolveNodesOf(await treeOf(shop, document), [node], where);
  if (resolved === null || isPrinted(resolved) || !('props' in resolved)) return null;
  const { data } = resolved.props as Partial<{ data: LoopData }>;
  const source = 'recent' in seen ? 'recent' : 'fits';
  if (data?.personal?.source !== source || data.loop.items.length === 0) return null;
  return markupOf(resolved, { shop, publicUrl }, language);
}
