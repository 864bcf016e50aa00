import { createContext, type ReactNode, useContext } from 'react';
import type { StoredNode } from '#widgets/tree/node.ts';
import { usePreview } from '../../../parts/use-preview.ts';
import { allNodes } from '../tree-operations.ts';
import { anchorsOf, type LinkPlaces, type Menus, type OpenedPlace } from './link-actions.ts';

/** The loaded targets of links, and the menus that the document shows. */
type Known = LinkPlaces & Readonly<{ menus: Menus }>;

const Places = createContext<Known>({ opened: null, anchors: [], place: '', menus: {} });

export function useLinkPlaces(): Known {
  return useContext(Places);
}

/** The popups or panels outside the trash; null until loaded. */
function useOpened(place: OpenedPlace) {
  const answer = usePreview('templates.list', { place });
  return answer?.ok ? answer.value.rows.map(({ id, name, state }) => ({ id, place, name, state })) : null;
}

/** The menus that nodes of a document show. */
function useMenus(tree: readonly StoredNode[]): Menus {
  const isPrinted = (place: string) =>
    allNodes(tree).some(({ widget, settings }) => widget === 'nav-menu' && settings.menu === place);
  const primary = usePreview('menus.open', isPrinted('primary') ? { place: 'primary' } : null);
  const footer = usePreview('menus.open', isPrinted('footer') ? { place: 'footer' } : null);
  const known = [primary, footer].flatMap((answer) => (answer?.ok ? [answer.value] : []));
  return Object.fromEntries(known.map(({ place, entries }) => [place, entries.map(({ url }) => url)]));
}

type Props = Readonly<{ tree: readonly StoredNode[]; place: string; children: ReactNode }>;

/** Provides the popups, panels and anchors that links of a document can name. */
export function LinkPlacesProvider({ tree, place, children }: Props) {
  const popups = useOpened('popup');
  const panels = useOpened('off-canvas');
  const opened = popups === null || panels === null ? null : [...popups, ...panels];
  const places = { opened, anchors: anchorsOf(tree), place, menus: useMenus(tree) };
  return <Places.Provider value={places}>{children}</Places.Provider>;
}
