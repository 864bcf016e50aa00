import { createHash } from 'node:crypto';
import type { Shop } from '#composition/shop.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { memoizeList } from '#kernel/memoize.ts';
import type { PopupContentRequest } from '#shop/popups/rules/content-address.ts';
import type { Place } from '../place.ts';
import { templateSource } from '../tree/find/find-node.ts';
import { textOf } from '../tree/insertions.ts';
import { composeAll } from '../tree/print/compose-blocks.ts';
import type { Where } from '../tree/print/page-place.ts';
import { resolveWidgets } from '../tree/print/resolve-widgets.ts';
import { isPrinted, type ResolvedWidget } from '../tree/print/resolved.ts';
import { uncachedBlocks } from '../tree/print/uncached-blocks.ts';

/** The content of a popup as markup, and the version that names it. */
export type PopupContent = Readonly<{ html: string; version: string }>;

const VERSION_LENGTH = 12;

function composeContent(id: number, resolved: readonly ResolvedWidget[]): PopupContent | null {
  if (!resolved.every(isPrinted)) return null;
  const html = textOf(composeAll(resolved, `popup${id}-`));
  const version = createHash('sha256').update(html).digest('base64url').slice(0, VERSION_LENGTH);
  return { html, version };
}

/** Contents made of the same widgets, by the popup that prefixes their ids. */
const contentsOf = memoizeList(
  (_resolved: readonly ResolvedWidget[]) => new Map<number, PopupContent | null>(),
);

/** The content of a popup as markup; null where a widget of it is printed for each visit. */
export function contentOf(id: number, resolved: readonly ResolvedWidget[]): PopupContent | null {
  const known = contentsOf(resolved);
  const content = known.get(id) ?? composeContent(id, resolved);
  known.set(id, content);
  return content;
}

type Deps = Pick<Place, 'shop' | 'now' | 'blocks' | 'expireAt'> &
  Readonly<{ publicUrl: string; variesBy?: Place['variesBy'] }>;

async function treeOf(shop: Shop, id: number): Promise<unknown> {
  const published = await shop.templates.published('popup');
  return published.some((one) => one.id === id) ? shop.templates.tree(id as TemplateId) : null;
}

/**
 * Prints the content of a popup without its page, from the same cached blocks if available; null if no such popup is
 * published.
 */
export async function printPopup(
  { publicUrl, ...deps }: Deps,
  { id, path, query, language }: Omit<PopupContentRequest, 'version'> & { language: Language },
): Promise<PopupContent | null> {
  const tree = await treeOf(deps.shop, id);
  if (tree === null) return null;
  const blocks = deps.blocks ?? uncachedBlocks(deps.shop);
  const where: Where = {
    ...{ ...deps, blocks, language, isPreview: false, stylesheets: {} },
    page: { path, query, title: '', publicUrl },
    source: { name: templateSource(id), at: '' },
  };
  return contentOf(id, await resolveWidgets(tree, where));
}
