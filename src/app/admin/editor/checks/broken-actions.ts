import { linkedBy } from '#kernel/web/addresses/link-hash.ts';
import { panelsIn } from '#shop/templates/rules/off-canvas-action.ts';
import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { type NodeValue, valuesIn } from '#widgets/tree/walk-values.ts';
import { textOf } from '../../templates/content/inputs/read-value.ts';
import {
  actionOf,
  type LinkAction,
  type Menus,
  type Opened,
} from '../../templates/content/link-actions/link-actions.ts';
import { allNodes } from '../../templates/content/tree-operations.ts';

/** A link to a popup or panel that is not published; `name` is null if it was deleted. */
export type BrokenAction = Readonly<{
  node: string;
  path: string;
  place: Opened['place'];
  name: string | null;
}>;

type About = NonNullable<LinkAction['about']>;

function ofLink(value: unknown): About[] {
  const chosen = actionOf(value)?.about ?? null;
  if (chosen !== null) return [chosen];
  const linked = typeof value === 'string' ? linkedBy(value) : null;
  return linked === null ? [] : [linked];
}

function aboutIn({ control, value }: NodeValue): About[] {
  if (control.type === 'link') return ofLink(value);
  if (control.type !== 'rich-text' && control.type !== 'html') return [];
  return panelsIn(String(value)).map((id) => ({ place: 'off-canvas', id }));
}

type Found = About & Readonly<{ node: string; path: string }>;

/** The links of the menu that a node shows. */
function aboutInMenu({ id = '', widget, settings }: StoredNode, menus: Menus): Found[] {
  const { printsMenu } = widgets.get(widget) ?? {};
  const urls = printsMenu === undefined ? [] : (menus[textOf(settings[printsMenu])] ?? []);
  return urls.flatMap((url, at) => {
    const linked = linkedBy(url);
    return linked === null ? [] : [{ ...linked, node: id, path: `${printsMenu}.${at}` }];
  });
}

/** Links, also of menus, to popups and off-canvas panels that are unpublished or deleted. */
export function brokenActions(
  tree: readonly StoredNode[],
  opened: readonly Opened[],
  menus: Menus = {},
): BrokenAction[] {
  const references = valuesIn(tree).flatMap((value): Found[] =>
    aboutIn(value).map((about) => ({ ...about, node: value.node, path: value.path })),
  );
  const all = [...references, ...allNodes(tree).flatMap((node) => aboutInMenu(node, menus))];
  return all.flatMap(({ place, id, node, path }) => {
    const known = opened.find((one) => one.place === place && one.id === id);
    return known?.state === 'published' ? [] : [{ node, path, place, name: known?.name ?? null }];
  });
}
