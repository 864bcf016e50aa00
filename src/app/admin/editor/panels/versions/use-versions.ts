import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { type EditedName, nameOf } from '#kernel/editing/edited-document.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useAction } from '../../../use-action.ts';
import { withIds } from '../../state/canvas-items.ts';

export type Version = ValueOf<'content.history'>['entries'][number];
/** An earlier version with its nodes. */
export type ShownVersion = Readonly<{ entry: Version; tree: readonly StoredNode[] }>;

/** The versions of a document, newest first, and the selected one. */
export function useVersions(name: EditedName) {
  const { queryAction, isBusy } = useAction();
  const [history, setHistory] = useState<{ entries: readonly Version[]; total: number } | null>(null);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const read = () =>
    name.of === 'document'
      ? queryAction('content.history', { id: name.id, page })
      : queryAction('templates.history', { id: name.id, page });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once per page of the list
  useEffect(() => {
    void read().then((answer) => {
      setWords(answer.ok ? null : answer.words);
      if (!answer.ok) return;
      const { entries, total } = answer.value;
      setHistory((known) => ({
        entries: [...(page === 1 ? [] : (known?.entries ?? [])), ...entries],
        total,
      }));
    });
  }, [page]);
  return {
    ...{ history, shown, words, isBusy },
    more: () => setPage((before) => before + 1),
    show: async (entry: Version) => {
      const answer = await queryAction('editor.version', {
        ...{ document: nameOf(name), version: entry.version },
      });
      setWords(answer.ok ? null : answer.words);
      if (answer.ok) setShown({ entry, tree: withIds(answer.value.tree) });
    },
  };
}
