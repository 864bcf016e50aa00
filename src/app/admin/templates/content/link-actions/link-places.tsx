import { createContext, type ReactNode, useContext } from 'react';
import type { StoredNode } from '#widgets/tree/node.ts';
import { usePreview } from '../../../parts/use-preview.ts';
import { anchorsOf, type LinkPlaces, type OpenedPlace } from './link-actions.ts';

const Places = createContext<LinkPlaces>({ opened: null, anchors: [], place: '' });

export function useLinkPlaces(): LinkPlaces {
  return useContext(Places);
}

/** The popups or panels outside the trash; null while they are not known. */
function useOpened(place: OpenedPlace) {
  const answer = usePreview('templates.list', { place });
  return answer?.ok ? answer.value.rows.map(({ id, name, state }) => ({ id, place, name, state })) : null;
}

type Props = Readonly<{ tree: readonly StoredNode[]; place: string; children: ReactNode }>;

/** Lets links within a document name popups, panels and places on the page. */
export function LinkPlacesProvider({ tree, place, children }: Props) {
  const popups = useOpened('popup');
  const panels = useOpened('off-canvas');
  const opened = popups === null || panels === null ? null : [...popups, ...panels];
  const places = { opened, anchors: anchorsOf(tree), place };
  return <Places.Provider value={places}>{children}</Places.Provider>;
}
