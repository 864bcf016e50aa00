import type { ListPlace } from '../node.ts';
import type { PlacedBlock, PrintedBlock } from './block.ts';

type Resolved<Kind extends string> = Readonly<{
  kind: Kind;
  id: string;
  /** URL of the stylesheet that the page needs for it. */
  stylesheet?: string;
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
