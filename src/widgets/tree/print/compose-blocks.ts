import type { CspSources } from '#kernel/web/csp-sources.ts';
import { isInside, type Preload, type PrintedMarkup } from './block.ts';
import type { PrintedWidget } from './resolved.ts';

/** Markup as text, or encoded. */
export type Part = Uint8Array | string;

type Composing = Readonly<{ isWithin: boolean; nextPrefix: () => string; parts: Part[] }>;

function within(block: PrintedWidget): PrintedWidget[] {
  return Object.values(block.slots).flat();
}

/** Adds markup, and where it has holes what `fill` adds. */
function addMarkup({ texts, holes }: PrintedMarkup, parts: Part[], fill: (hole: string) => void): void {
  for (const [at, text] of texts.entries()) {
    parts.push(text);
    const hole = holes[at];
    if (hole !== undefined) fill(hole);
  }
}

function addElement(block: PrintedWidget, composing: Composing): void {
  const { within, alone, end } = block.printed;
  composing.parts.push(composing.isWithin ? within : alone);
  addInner(block, composing);
  composing.parts.push(end);
}

function addInner({ printed, slots }: PrintedWidget, { isWithin, nextPrefix, parts }: Composing): void {
  const prefix = nextPrefix();
  const inner = { isWithin: isInside(printed.placed.widget, isWithin), nextPrefix, parts };
  addMarkup(printed, parts, (hole) => {
    if (hole === '') parts.push(prefix);
    else for (const node of slots[hole] ?? []) addElement(node, inner);
  });
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
): Part[] {
  const parts: Part[] = [];
  addInner(block, { isWithin, nextPrefix: prefixes(prefix), parts });
  return parts;
}

/** The markup of printed blocks inside an element of the page's frame. */
export function composeAll(blocks: readonly PrintedWidget[], prefix: string): Part[] {
  const composing = { isWithin: true, nextPrefix: prefixes(prefix), parts: [] };
  for (const block of blocks) addElement(block, composing);
  return composing.parts;
}

/** Markup that belongs to no block. */
export function composeContent(printed: PrintedMarkup, prefix: string): Part[] {
  const parts: Part[] = [];
  addMarkup(printed, parts, () => parts.push(prefix));
  return parts;
}

type HeadAssets = { stylesheets: string[]; preloads: Preload[]; sources: CspSources[] };

/** Stylesheets, early pictures and sources of a printed block and those in its slots. */
export function headAssetsOf(block: PrintedWidget): HeadAssets {
  const inner = within(block).map(headAssetsOf);
  return {
    stylesheets: [
      block.stylesheet ?? [],
      block.standby?.stylesheets ?? [],
      ...inner.map((one) => one.stylesheets),
    ].flat(),
    preloads: [block.printed.preloads, ...inner.map((one) => one.preloads)].flat(),
    sources: [
      block.printed.placed.sources ?? [],
      block.standby?.sources ?? [],
      ...inner.map((one) => one.sources),
    ].flat(),
  };
}
