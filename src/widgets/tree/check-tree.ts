import type { AnyWidget, DocumentPlace, Slot } from '../declaration.ts';
import { widgets } from '../index.ts';
import { mayStandIn, refusingSlot } from './may-stand-in.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from './node.ts';
import { type NodeProblem, understandNode } from './understand-node.ts';

/** Limits for nodes and nesting; a document beyond them is a mistake. */
export const MAX_NODES = 500;
export const MAX_LEVELS = 12;

type SlotReason = 'no-list' | 'unknown-slot' | 'full-slot' | 'too-deep';

/** A problem that prevents saving a document; `node` is null if it concerns the whole tree. */
export type TreeProblem = Readonly<
  | { node: null; reason: 'no-list' | 'too-many-nodes' }
  | { node: null; reason: 'lacks-widget'; widget: string }
  | { node: string; reason: 'no-node' | 'same-id' | 'too-often' | 'not-here' | 'not-beside' }
  | { node: string; slot: string; reason: SlotReason }
  /** `holder` is the widget whose slot it is, by name. */
  | { node: string; reason: 'not-in-slot'; holder: string }
  | ({ node: string } & NodeProblem)
>;

/** A slot with the widget that has it. */
type Holder = Readonly<{ widget: AnyWidget; slot: Slot }>;
/** Where a list stands; `holders` are the slots around it, the outermost first. */
type ListStand = Readonly<{ place: ListPlace; level: number; holders: readonly Holder[] }>;

class TreeCheck {
  readonly problems: TreeProblem[] = [];
  readonly #ids = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #place: DocumentPlace;
  #nodes = 0;

  constructor(place: DocumentPlace) {
    this.#place = place;
  }

  /** Widgets that the document must have and has not. */
  lacking(): string[] {
    const needed = [...widgets.values()].filter(
      ({ isNeeded, standsIn }) => isNeeded === true && standsIn?.includes(this.#place) === true,
    );
    return needed.flatMap(({ name, mayLack }) =>
      this.#has(name) || (mayLack?.includes(this.#place) === true && this.#counts.size > 0) ? [] : [name],
    );
  }

  /** Widgets of which a page of this place has no purpose without one, and that the document does not have. */
  expected(): string[] {
    const stands = [...widgets.values()].filter(({ standsIn }) => standsIn?.includes(this.#place) === true);
    const missing = stands.filter(
      ({ name, isNeeded, mayLack }) =>
        isNeeded === true && mayLack?.includes(this.#place) === true && !this.#has(name),
    );
    return missing.flatMap(({ name }) => {
      const parts = stands.filter(({ standsFor }) => standsFor === name).map((part) => part.name);
      return parts.length === 0 ? [name] : parts;
    });
  }

  #has(name: string): boolean {
    const standsFor = (one: AnyWidget | undefined) =>
      one?.standsFor === name && one.standsIn?.includes(this.#place) === true;
    return this.#counts.has(name) || [...this.#counts.keys()].some((one) => standsFor(widgets.get(one)));
  }

  /** Checks a list of nodes, and the lists within them; stops where there are too many. */
  list(list: readonly unknown[], at: ListStand): void {
    const { place } = at;
    this.#nodes += list.length;
    if (this.#nodes > MAX_NODES) {
      this.problems.splice(0, Number.POSITIVE_INFINITY, { node: null, reason: 'too-many-nodes' });
      return;
    }
    for (const [index, entry] of readNodes(list).entries()) {
      if (entry === null) this.problems.push({ node: `${place}#${index + 1}`, reason: 'no-node' });
      else this.#node(entry, nodeId(entry, place, index), at);
      if (this.#nodes > MAX_NODES) return;
    }
  }

  #node(entry: StoredNode, node: string, { level, holders }: ListStand): void {
    if (this.#ids.has(node)) this.problems.push({ node, reason: 'same-id' });
    this.#ids.add(node);
    const understood = understandNode(entry);
    if (!understood.ok) {
      this.problems.push(...understood.problems.map((problem) => ({ node, ...problem })));
      return;
    }
    const { widget } = understood.node;
    const count = (this.#counts.get(widget.name) ?? 0) + 1;
    this.#counts.set(widget.name, count);
    if (!mayStandIn(widget, this.#place)) this.problems.push({ node, reason: 'not-here' });
    const refusing = refusingSlot(holders, widget);
    if (refusing !== undefined)
      this.problems.push({ node, reason: 'not-in-slot', holder: refusing.widget.name });
    if (this.#isTwice(widget)) this.problems.push({ node, reason: 'not-beside' });
    if (count > (widget.maxPerDocument ?? count)) this.problems.push({ node, reason: 'too-often' });
    this.#slots(entry, { node, widget, level, holders });
  }

  /** Whether the page would show a part twice: within its whole content, and apart. */
  #isTwice({ name, isPagePart }: AnyWidget): boolean {
    if (isPagePart === true) return this.#counts.has('page-content');
    return name === 'page-content' && [...this.#counts.keys()].some((one) => widgets.get(one)?.isPagePart);
  }

  #slots({ slots }: StoredNode, at: Omit<ListStand, 'place'> & { node: string; widget: AnyWidget }): void {
    const { node, widget, level, holders } = at;
    for (const [slot, list] of Object.entries(slots)) {
      const rule = widget.slots?.[slot];
      const reason = slotProblem(list, rule, level);
      if (reason !== null) this.problems.push({ node, slot, reason });
      else if (rule !== undefined)
        this.list(list as unknown[], {
          ...{ place: `${node}.${slot}.`, level: level + 1 },
          holders: [...holders, { widget, slot: rule }],
        });
    }
  }
}

function slotProblem(list: unknown, rule: Slot | undefined, level: number): SlotReason | null {
  if (rule === undefined) return 'unknown-slot';
  if (!Array.isArray(list)) return 'no-list';
  if (list.length > rule.max) return 'full-slot';
  return list.length > 0 && level === MAX_LEVELS ? 'too-deep' : null;
}

/** Everything that is wrong with a document's tree, in its order; empty when it can be saved. */
export function checkTree(tree: unknown, place: DocumentPlace): TreeProblem[] {
  if (!Array.isArray(tree)) return [{ node: null, reason: 'no-list' }];
  const check = new TreeCheck(place);
  check.list(tree, { place: '', level: 1, holders: [] });
  const lacking = check.lacking().map((widget) => ({ node: null, reason: 'lacks-widget', widget }) as const);
  return [...check.problems, ...lacking];
}

/**
 * Expected widgets that a valid document lacks; publishing it without them must be confirmed, e.g. a product page
 * without Add to cart.
 */
export function expectedWidgets(tree: unknown, place: DocumentPlace): string[] {
  if (!Array.isArray(tree)) return [];
  const check = new TreeCheck(place);
  check.list(tree, { place: '', level: 1, holders: [] });
  return check.expected();
}
