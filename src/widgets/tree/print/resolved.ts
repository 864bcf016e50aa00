import { areSameEntries } from '#kernel/memoize.ts';
import type { SectionAssets } from '../find/section-assets.ts';
import type { ListPlace } from '../node.ts';
import type { PlacedBlock, PrintedBlock } from './block.ts';

type Resolved<Kind extends string> = Readonly<{
  kind: Kind;
  id: string;
  /** URL of the stylesheet that the page needs for it. */
  stylesheet?: string;
  /** What the page needs for a section that scripts may show. */
  standby?: SectionAssets;
}>;

/** A node whose markup is cached, including the nodes in its slots. */
export type PrintedWidget = Resolved<'printed'> &
  Readonly<{ printed: PrintedBlock; slots: Readonly<Record<string, readonly PrintedWidget[]>> }>;
/** A node with its data, to be printed with the page. */
export type LiveWidget = Resolved<'live'> &
  Readonly<{
    placed: PlacedBlock;
    props: object;
    slots: Readonly<Record<string, readonly ResolvedWidget[]>>;
  }>;
/** Where a list of an edited document starts or ends. */
export type ListMark = Readonly<{ kind: 'mark'; id: string; list: ListPlace; edge: 'start' | 'end' }>;
/** A node as a loader passes it to the page. */
export type ResolvedWidget = PrintedWidget | LiveWidget | ListMark;

/** Whether a node's markup is kept. */
export const isPrinted = (one: ResolvedWidget): one is PrintedWidget => one.kind === 'printed';

const lastOf = new WeakMap<PrintedBlock, PrintedWidget>();

function haveSameSlots({ slots }: PrintedWidget, next: PrintedWidget): boolean {
  const [names, others] = [Object.keys(slots), Object.keys(next.slots)];
  return (
    areSameEntries(names, others) &&
    names.every((name) => areSameEntries(slots[name] ?? [], next.slots[name] ?? []))
  );
}

/**
 * The same node of an earlier page, if it has the same block, stylesheet and slots: what is worked out for a node is then
 * worked out once.
 */
export function reusePrinted(next: PrintedWidget): PrintedWidget {
  const last = lastOf.get(next.printed);
  const isSame =
    last !== undefined &&
    last.id === next.id &&
    last.stylesheet === next.stylesheet &&
    JSON.stringify(last.standby) === JSON.stringify(next.standby) &&
    haveSameSlots(last, next);
  if (isSame) return last;
  lastOf.set(next.printed, next);
  return next;
}
