import { isAnchor, linkedBy } from '#kernel/web/addresses/link-hash.ts';
import { OFF_CANVAS_ACTIONS, offCanvasHash } from '#shop/templates/rules/off-canvas-action.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { recordOf, textOf } from '../inputs/read-value.ts';
import { allNodes } from '../tree-operations.ts';

/** What links open, by the place of its templates. */
export const OPENED_PLACES = ['popup', 'off-canvas'] as const;
export type OpenedPlace = (typeof OPENED_PLACES)[number];

/** A popup or an off-canvas panel that a link can name. */
export type Opened = Readonly<{ id: number; place: OpenedPlace; name: string; state: string }>;

/** The addresses of the entries of menus, by their place. */
export type Menus = Readonly<Record<string, readonly string[]>>;

/** What links of a document can name. */
export type LinkPlaces = Readonly<{
  /** Null while they are not known. */
  opened: readonly Opened[] | null;
  /** Ids on the page that nodes of the document have. */
  anchors: readonly string[];
  /** The kind of document. */
  place: string;
}>;

/** What a link does instead of leading to a page. `name` is that of an action in the messages, as `popup.open`. */
export type LinkAction = Readonly<{
  name: string;
  /** As a link stores it. */
  value: string | Readonly<Record<string, unknown>>;
  /** What it is about; null for the page, or what the link stands in. */
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

/** An action that was typed as a hash, where it is one that can be chosen. */
function actionOfHash(hash: string): LinkAction | null {
  const linked = linkedBy(hash);
  if (linked === null) return null;
  return about(linked.place, linked.id).find(({ value }) => toHash(value) === hash) ?? null;
}

/** An action as an address, for what stores nothing else. */
export function toHash(value: LinkAction['value']): string {
  if (typeof value === 'string') return value;
  const { popup, action } = value;
  if (typeof popup === 'number') return `#popup:open?id=${popup}${action === 'toggle' ? '&toggle=yes' : ''}`;
  const verb = OFF_CANVAS_ACTIONS.find((one) => one === action) ?? 'open';
  return offCanvasHash(verb, Number(value['off-canvas']));
}

/** The action that a link has stored; null where it leads somewhere. */
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

/** What a document is, a saved section may be as well: it stands in any of them. */
function mayCloseIts(place: OpenedPlace, document: string): boolean {
  return document === place || document === 'section';
}

/** Everything that a link of a document can do, in groups; none of them empty. */
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

/** The places on the page that nodes name by their anchors, in their order. */
export function anchorsOf(tree: readonly StoredNode[]): string[] {
  const anchors = allNodes(tree).map(({ common }) => textOf(common.anchor));
  return [...new Set(anchors)].filter((anchor) => isAnchor(`#${anchor}`));
}
