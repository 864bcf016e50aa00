import { isPrinted, type PrintedWidget, type ResolvedWidget } from './print/resolved.ts';

function pruned<W extends ResolvedWidget>(
  slots: Readonly<Record<string, readonly W[]>>,
  prune: (nodes: readonly W[]) => W[],
): Record<string, W[]> {
  return Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, prune(nodes)]));
}

function withoutPrinted(nodes: readonly PrintedWidget[], name: string): PrintedWidget[] {
  return nodes.flatMap((node) =>
    node.printed.placed.widget.name === name
      ? []
      : { ...node, slots: pruned(node.slots, (inner) => withoutPrinted(inner, name)) },
  );
}

/** Nodes without those of a widget, at any depth. */
export function withoutWidget(nodes: readonly ResolvedWidget[], name: string): ResolvedWidget[] {
  return nodes.flatMap((node): ResolvedWidget[] => {
    if (node.kind === 'mark') return [node];
    if (isPrinted(node)) return withoutPrinted([node], name);
    if (node.placed.widget.name === name) return [];
    return [{ ...node, slots: pruned(node.slots, (inner) => withoutWidget(inner, name)) }];
  });
}
