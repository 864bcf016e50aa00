import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useSelect, useSelected } from '../state/use-canvas-sync.ts';
import {
  extended,
  only,
  orderOf,
  type Selection,
  several,
  siblingIds,
  toggled,
  withoutDeleted,
} from './selection.ts';

/**
 * The selected nodes. Puck only knows the last one; a selection made by Puck replaces all others.
 *
 * @returns said: the number of selected nodes, to announce a change from or to several
 */
export function useSelection(tree: readonly StoredNode[]) {
  const { t } = useLanguage();
  const lead = useSelected();
  const select = useSelect();
  const [known, setKnown] = useState<Selection>(only(null));
  const [announcement, announce] = useState('');
  useEffect(() => setKnown((now) => (now.lead === lead ? now : only(lead))), [lead]);
  const order = useMemo(() => orderOf(tree), [tree]);
  const selection = withoutDeleted(known.lead === lead ? known : only(lead), order);
  const { ids } = selection;

  const choose = (next: Selection) => {
    setKnown(next);
    select(next.lead);
    const isSaid = next.ids.length > 1 || ids.length > 1;
    announce(isSaid ? t('adminEditor:selection.title', { count: next.ids.length }) : '');
  };
  return {
    ...{ ids, lead, announcement, order },
    pick: (id: string | null) => choose(only(id)),
    toggle: (id: string) => choose(toggled(selection, id)),
    extend: (to: string) => choose(extended(selection, to, order)),
    /** Selects all siblings of a node; by default of the node selected last. */
    pickAll: (beside: string | null = lead) => choose(several(siblingIds(tree, beside))),
    /** Reduces several nodes to one, and one to none. */
    leave: () => choose(only(ids.length > 1 ? lead : null)),
    /** Selects newly inserted nodes, without an announcement: the action makes one. */
    take: (next: readonly string[]) => {
      setKnown(several(next));
      select(next.at(-1) ?? null);
      announce('');
    },
  };
}

export type EditorSelection = ReturnType<typeof useSelection>;
