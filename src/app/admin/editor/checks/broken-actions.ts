import { readLinkHash } from '#kernel/web/link-hash.ts';
import { parseLinkAction } from '#shop/popups/rules/link-action.ts';
import { panelsIn } from '#shop/templates/rules/off-canvas-action.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { type NodeValue, valuesIn } from '#widgets/tree/walk-values.ts';
import { actionOf, type LinkAction, type Opened } from '../../templates/content/link-actions/link-actions.ts';

/** A link about a popup or a panel that shoppers cannot open; `name` is null where it was deleted. */
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
  if (typeof value !== 'string' || readLinkHash(value) === null) return [];
  const popup = parseLinkAction(value)?.id ?? null;
  return popup === null
    ? panelsIn(value).map((id) => ({ place: 'off-canvas', id }))
    : [{ place: 'popup', id: popup }];
}

function aboutIn({ control, value }: NodeValue): About[] {
  if (control.type === 'link') return ofLink(value);
  if (control.type !== 'rich-text' && control.type !== 'html') return [];
  return panelsIn(String(value)).map((id) => ({ place: 'off-canvas', id }));
}

/** Links about popups and off-canvas panels that are not published, or not there any more. */
export function brokenActions(tree: readonly StoredNode[], opened: readonly Opened[]): BrokenAction[] {
  return valuesIn(tree).flatMap((found) =>
    aboutIn(found).flatMap(({ place, id }) => {
      const known = opened.find((one) => one.place === place && one.id === id);
      if (known?.state === 'published') return [];
      return [{ node: found.node, path: found.path, place, name: known?.name ?? null }];
    }),
  );
}
