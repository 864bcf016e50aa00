import type { Shop } from '#composition/shop.ts';
import type { CspSources } from '#kernel/web/csp-sources.ts';
import type { AnyWidget } from '../../declaration.ts';
import { widgets } from '../../index.ts';
import type { Place } from '../../place.ts';
import { openNodes, type StoredNode } from '../node.ts';
import { panelsOf } from '../panels-of.ts';
import type { PagePlace } from '../print/page-place.ts';
import { understandNode } from '../understand-node.ts';

/** What the widgets of a section need of a page. */
export type SectionAssets = Readonly<{ stylesheets: readonly string[]; sources: readonly CspSources[] }>;

function nodesIn(list: unknown): StoredNode[] {
  return openNodes(list).flatMap((stored) =>
    stored === null ? [] : [stored, ...Object.values(stored.slots).flatMap(nodesIn)],
  );
}

/** The settings of a node that name a section. */
function sectionsOf({ widget, settings }: StoredNode): unknown[] {
  const { embeds, fallback } = widgets.get(widget) ?? {};
  return [embeds, fallback].flatMap((named) => (named === undefined ? [] : [settings[named.setting]]));
}

/** The nodes of a published section, and of sections within it. */
async function nodesOfSection(
  id: unknown,
  shop: Shop,
  within: readonly unknown[] = [],
): Promise<StoredNode[]> {
  if (typeof id !== 'number' || within.includes(id)) return [];
  const nodes = nodesIn((await shop.templates.tree(id)) ?? []);
  const inner = nodes.flatMap(sectionsOf).map((section) => nodesOfSection(section, shop, [...within, id]));
  return [...nodes, ...(await Promise.all(inner)).flat()];
}

/** What the widgets of a section need of a page, so that scripts can show the section later. */
function sectionAssets(
  nodes: readonly StoredNode[],
  { stylesheets }: Pick<Place, 'stylesheets'>,
): SectionAssets {
  const sources = nodes.flatMap((stored) => {
    const understood = understandNode(stored);
    if (!understood.ok) return [];
    const { widget, settings } = understood.node;
    return widget.sources?.(settings) ?? [];
  });
  const hrefs = nodes.flatMap(({ widget }) => stylesheets[widget] ?? []);
  return { stylesheets: [...new Set(hrefs)], sources };
}

/** What a page needs for the section that a node may show. */
export async function standbyOf(
  { stored, widget }: Readonly<{ stored: StoredNode; widget: AnyWidget }>,
  place: Pick<PagePlace, 'shop' | 'stylesheets' | 'visit'>,
): Promise<{ standby?: SectionAssets }> {
  const section = widget.fallback === undefined ? null : (stored.settings[widget.fallback.setting] ?? null);
  if (section === null) return {};
  const nodes = await nodesOfSection(section, place.shop);
  place.visit?.carryPanels(nodes.flatMap(panelsOf));
  return { standby: sectionAssets(nodes, place) };
}
