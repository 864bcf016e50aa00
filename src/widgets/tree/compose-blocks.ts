import type { CspSources } from '#kernel/web/csp-sources.ts';
import { isInside, type Preload } from './block.ts';
import type { PrintedWidget } from './resolve-widgets.ts';

type Composing = Readonly<{ isWithin: boolean; nextPrefix: () => string }>;

function within(block: PrintedWidget): PrintedWidget[] {
  return Object.values(block.slots).flat();
}

function composeElement(block: PrintedWidget, composing: Composing): string {
  const { within, alone, end } = block.printed;
  return `${composing.isWithin ? within : alone}${composeInner(block, composing)}${end}`;
}

function composeInner(block: PrintedWidget, { isWithin, nextPrefix }: Composing): string {
  const prefix = nextPrefix();
  const inner = { isWithin: isInside(block.printed.placed.widget, isWithin), nextPrefix };
  const fill = (hole: string) =>
    hole === '' ? prefix : (block.slots[hole] ?? []).map((node) => composeElement(node, inner)).join('');
  return block.printed.pieces.map((piece, at) => (at % 2 === 0 ? piece : fill(piece))).join('');
}

function prefixes(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

/**
 * The markup within a printed block's element, with the blocks of its slots.
 *
 * @param prefix of all ids in it; unique on the page
 */
export function compose(
  block: PrintedWidget,
  { isWithin, prefix }: { isWithin: boolean; prefix: string },
): string {
  return composeInner(block, { isWithin, nextPrefix: prefixes(prefix) });
}

/** The markup of printed blocks that stand within an element of the page's frame. */
export function composeAll(blocks: readonly PrintedWidget[], prefix: string): string {
  const composing = { isWithin: true, nextPrefix: prefixes(prefix) };
  return blocks.map((block) => composeElement(block, composing)).join('');
}

type Brought = { stylesheets: string[]; preloads: Preload[]; sources: CspSources[] };

/** Stylesheets, early pictures and sources of a printed block and those in its slots. */
export function brings(block: PrintedWidget): Brought {
  const inner = within(block).map(brings);
  return {
    stylesheets: [block.stylesheet ?? [], ...inner.map((one) => one.stylesheets)].flat(),
    preloads: [block.printed.preloads, ...inner.map((one) => one.preloads)].flat(),
    sources: [block.printed.placed.sources ?? [], ...inner.map((one) => one.sources)].flat(),
  };
}
