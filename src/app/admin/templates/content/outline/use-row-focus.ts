import { useEffect, useRef } from 'react';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { NodePath } from '../tree-operations.ts';

/** The button of a row that receives the focus; without a row, the add button of a list. */
type Target = Readonly<{ node: string; act: string } | { list: string }>;

function buttonOf(root: HTMLElement | null, target: Target): HTMLElement | null {
  if (root === null) return null;
  if ('list' in target)
    return root.querySelector<HTMLElement>(
      `[data-list="${CSS.escape(target.list)}"] > div:last-child button`,
    );
  const row = root.querySelector<HTMLElement>(`[data-node="${CSS.escape(target.node)}"]`);
  const button = row?.querySelector<HTMLElement>(`[data-act="${target.act}"]:not(:disabled)`);
  return button ?? row?.querySelector<HTMLElement>('[data-act="edit"]') ?? null;
}

/**
 * Restores the focus when a row is moved or removed, since it is rendered anew, and when settings are closed.
 *
 * @param edited the row whose settings are open
 */
export function useRowFocus(tree: readonly StoredNode[], edited: NodePath | null) {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<Target | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one of them changed, and only then
  useEffect(() => {
    const target = next.current;
    next.current = null;
    if (target !== null) buttonOf(root.current, target)?.focus();
  }, [tree, edited]);
  return {
    root,
    focusNext: (target: Target) => {
      next.current = target;
    },
  };
}
