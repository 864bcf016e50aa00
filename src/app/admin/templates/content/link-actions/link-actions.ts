import { isAnchor, linkedBy } from '#kernel/web/addresses/link-hash.ts';
import { OFF_CANVAS_ACTIONS, offCanvasHash } from '#shop/templates/rules/off-canvas-action.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { recordOf, textOf } from '../inputs/read-value.ts';
import { allNodes } from '../tree-operations.ts';

/** The places of templates that links open. */
export const OPENED_PLACES = ['popup', 'off-canvas'] as const;
export type OpenedPlace = (typeof OPENED_PLACES)[number];

/** A popup or off-canvas panel that a link can open. */
export type Opened = Readonly<{ id: number; place: OpenedPlace; name: string; state: string }>;

/** The URLs of menu entries, by the menu's place. */
export type Menus = Readonly<Record<string, readonly string[]>>;

/** The targets of link actions in a document. */
export type LinkPlaces = Readonly<{
  /** Null until loaded. */
  opened: readonly Opened[] | null;
  /** The anchor ids of the document's nodes. */
  anchors: readonly string[];
  /** The kind of document. */
  place: string;
}>;

/** An action that a link performs instead of navigating. `name` is its message key, such as `popup.open`. */
export type LinkAction = Readonly<{
  name: string;
  /** The stored form. */
  value: string | Readonly<Record<string, unknown>>;
  /** The popup or panel; null for the page, or for the one that contains the link. */
  about: Readonly<{ place: OpenedPlace; id: number }> | null;
}>;

const VERBS = { popup: ['open', 'toggle'], 'off-canvas': ['open', 'close', 'toggle'] } as const;

function about(place: OpenedPlace, id: number): LinkAction[] {
  return VERBS[place].map((action) => ({
    name: `${place}.${action}`,
    value: { [place]: id, action },
    about: { place, id },
  }));
}

const fixed = (name: string, value: string): LinkAction => ({ name, value, about: null });

const WITHIN: Readonly<Record<OpenedPlace, readonly LinkAction[]>> = {
  popup: [
    fixed('popup.closeThis', '#popup:close'),
    fixed('popup.neverAgain', '#popup:close?do_not_show_again=yes'),
  ],
  'off-canvas': [fixed('off-canvas.closeThis', '#off_canvas:close')],
};
const RELOAD = fixed('page.reload', '#reload-page');
const FIXED = [...WITHIN.popup, ...WITHIN['off-canvas'], RELOAD];

/** The action of a typed hash; null if the hash is not a selectable action. */
function actionOfHash(hash: string): LinkAction | null {
  const linked = linkedBy(hash);
  if (linked === null) return null;
  return about(linked.place, linked.id).find(({ value }) => toHash(value) === hash) ?? null;
}

/** An action as a URL hash, for fields that store URLs only. */
export function toHash(value: LinkAction['value']): string {
  if (typeof value === 'string') return value;
  const { popup, action } = value;
  if (typeof popup === 'number') return `#popup:open?id=${popup}${action === 'toggle' ? '&toggle=yes' : ''}`;
  const verb = OFF_CANVAS_ACTIONS.find((one) => one === action) ?? 'open';
  return offCanvasHash(verb, Number(value['off-canvas']));
}

/** The action of a stored link; null for a link that navigates. */
export function actionOf(value: unknown): LinkAction | null {
  const stored = recordOf(value);
  for (const place of OPENED_PLACES) {
    const id = stored[place];
    if (typeof id === 'number')
      return {
        name: `${place}.${textOf(stored.action)}`,
        value: stored,
        about: { place, id },
      };
  }
  return FIXED.find((one) => one.value === value) ?? actionOfHash(textOf(value));
}

type Group = Readonly<{ of: OpenedPlace | 'page' | 'anchor'; actions: readonly LinkAction[] }>;

/** Whether the document is of this kind, or a saved section, which may be used in one. */
function mayCloseIts(place: OpenedPlace, document: string): boolean {
  return document === place || document === 'section';
}

/** All link actions of a document, in groups; empty groups are left out. */
export function actionGroups({ opened, anchors, place }: LinkPlaces): Group[] {
  const groups: Group[] = [
    ...OPENED_PLACES.map((of) => ({
      of,
      actions: [
        ...(opened ?? []).filter((one) => one.place === of).flatMap(({ id }) => about(of, id)),
        ...(mayCloseIts(of, place) ? WITHIN[of] : []),
      ],
    })),
    { of: 'anchor', actions: anchors.map((anchor) => fixed('page.anchor', `#${anchor}`)) },
    { of: 'page', actions: [RELOAD] },
  ];
  return groups.filter(({ actions }) => actions.length > 0);
}

/** The anchors of nodes, in document order. */
export function anchorsOf(tree: readonly StoredNode[]): string[] {
  const anchors = allNodes(tree).map(({ common }) => textOf(common.anchor));
  return [...new Set(anchors)].filter((anchor) => isAnchor(`#${anchor}`));
}
