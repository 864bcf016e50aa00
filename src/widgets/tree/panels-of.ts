import type { Shop } from '#composition/shop.ts';
import { linkedInMenu } from '#shop/content';
import { panelsIn } from '#shop/templates/rules/off-canvas-action.ts';
import type { AnyWidget } from '../declaration.ts';
import { contentOf, type StoredNode } from './node.ts';

const LINK = /"off-canvas":(\d+)/g;

const known = new WeakMap<StoredNode, readonly number[]>();

/** The off-canvas panels that links in the settings of a node are about, chosen or typed into a text. */
export function panelsOf(node: StoredNode): readonly number[] {
  const content = contentOf(node);
  const panels = known.get(node) ?? [
    ...[...content.matchAll(LINK)].map(([, id]) => Number(id)),
    ...panelsIn(content),
  ];
  known.set(node, panels);
  return panels;
}

/** The off-canvas panels that entries of the menu are about that a node prints. */
export async function panelsOfMenu(
  { stored, widget }: Readonly<{ stored: StoredNode; widget: AnyWidget }>,
  { content }: Shop,
): Promise<readonly number[]> {
  if (widget.printsMenu === undefined) return [];
  const items = (await content.menus()).get(String(stored.settings[widget.printsMenu])) ?? [];
  return linkedInMenu(items).flatMap(({ place, id }) => (place === 'off-canvas' ? [id] : []));
}
