import type { CspSources } from '#kernel/web/csp-sources.ts';
import { join } from '#views/style/join.ts';
import { blockAttributes } from '../../common/block-attributes.ts';
import type { ResolvedCommon } from '../../common/common-fields.ts';
import type { AnyWidget } from '../../declaration.ts';

/** Only the outermost block animates into view; blocks inside it do not. */
const STILL = { 'data-reveal': undefined };
/** The width and space of a block whose widget has none. */
const WIDTH = 'j-wrap';
const WIDTH_AND_SPACE = `${WIDTH} j-section j-section--tight`;

/** A placed widget as its element names it, and what it loads from other hosts. */
export type PlacedBlock = Readonly<{
  id: string;
  widget: AnyWidget;
  common: ResolvedCommon;
  /** Whether its View prints the element, without a wrapper. */
  isOwn: boolean;
  sources?: CspSources | undefined;
}>;

/** A picture that the page should load early. */
export type Preload = Readonly<{ href: string; fetchPriority?: 'high' | 'low' | 'auto' }>;

/** Markup that was printed apart from a page, in UTF-8 as sent. */
export type PrintedMarkup = Readonly<{
  texts: readonly Uint8Array[];
  /** The insertions between the texts: the name of a slot, or '' for the prefix of ids. */
  holes: readonly string[];
  preloads: readonly Preload[];
}>;

const encoder = new TextEncoder();

/** A text as markup. */
export function toMarkup(text: string): PrintedMarkup {
  return { texts: [encoder.encode(text)], holes: [], preloads: [] };
}

/** What a node prints, without the nodes in its slots. */
export type PrintedBlock = PrintedMarkup &
  Readonly<{
    placed: PlacedBlock;
    /** The opening tag of its element within another block, and `alone` on the page; '' for its own element. */
    within: Uint8Array;
    alone: Uint8Array;
    /** Its element's closing tag. */
    end: Uint8Array;
  }>;

/** Whether the nodes of a block are inside another one: nodes of a saved section take the section's place. */
export function isInside({ embeds }: AnyWidget, isWithin: boolean): boolean {
  return isWithin || embeds === undefined;
}

/** The attributes of a block's element. A URL names it by its id (RT-05). */
export function blockElement({ id, widget, common, isOwn }: PlacedBlock, isWithin: boolean) {
  const attributes = blockAttributes(common);
  const isAlone = !isWithin && !isOwn && widget.isPart === true;
  const alone = widget.hasOwnSpace === true ? WIDTH : WIDTH_AND_SPACE;
  return {
    'data-template-id': id,
    ...attributes,
    className: join(attributes.className, isAlone && alone) || undefined,
    ...(isWithin || isOwn || widget.embeds !== undefined ? STILL : {}),
  };
}

const CHARACTER_BYTES = 2;
/** A hole, and the object of the text after it. */
const HOLE_BYTES = 100;

/** Memory of a printed block, in bytes. */
export function bytesOfBlock(block: PrintedMarkup | null, key: string): number {
  const { texts = [], holes = [] } = block ?? {};
  return (
    texts.reduce((sum, text) => sum + text.byteLength, key.length * CHARACTER_BYTES) +
    holes.length * HOLE_BYTES
  );
}
