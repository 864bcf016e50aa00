import { panelsIn } from '#shop/templates/rules/off-canvas-action.ts';
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
