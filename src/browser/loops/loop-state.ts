import { type LoopFilterState, toFilterState } from '#shop/loops/rules/filter-state.ts';
import { type LoopRequest, parseLoop, withRequest } from '#shop/loops/rules/loop-address.ts';

/** Events fired on a loop's element, in this order. Source: GF-12…GF-14 */
export type LoopEvent = 'filters' | 'address' | 'loading' | 'replaced' | 'failed';

/** A loop on the page. */
export type LoopElement = Readonly<{ id: string; document: string; element: HTMLElement }>;

export function loopsOf(root: ParentNode): LoopElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-loop]')].map((element) => ({
    id: element.dataset.loop ?? '',
    document: element.dataset.document ?? '',
    element,
  }));
}

/** The query of a loop in a URL. */
export function requestIn(address: string, id: string): LoopRequest {
  return parseLoop(new URL(address, location.href).searchParams, id);
}

/** The state of a loop's filters, as the address of the page has them. */
export function stateOf(id: string): LoopFilterState {
  return toFilterState(requestIn(location.href, id).filters);
}

/** Whether the pages of a loop are those of its archive, in the path. */
export const isArchive = ({ element }: LoopElement) => element.dataset.loopBy === 'pathname';

/** Whether a loop leaves out what loops before it show: it depends on their parameters. */
export const avoidsDuplicates = ({ element }: LoopElement) => element.dataset.loopBy?.includes('search');

/** Whether a loop is the same at two addresses. */
export function isSameState(loop: LoopElement, one: string, other: string): boolean {
  // The parts of the address that it depends on, beside its own parameters.
  const parts = (loop.element.dataset.loopBy ?? '').split(' ') as ('pathname' | 'search')[];
  const wordOf = (address: string) => {
    const url = new URL(address);
    return JSON.stringify([requestIn(address, loop.id), parts.map((part) => url[part])]);
  };
  return wordOf(one) === wordOf(other);
}

/** An address with the state that a loop has in another one. */
export function withStateOf(loop: LoopElement, address: string, from: string): string {
  const next = new URL(withRequest(address, loop.id, requestIn(from, loop.id)), location.href);
  if (isArchive(loop)) next.pathname = new URL(from, location.href).pathname;
  return next.href;
}

/** Raises `jamra:loop:<event>` on the loop's element, with the state of its filters. */
export function announce({ id, element }: LoopElement, event: LoopEvent, state = stateOf(id)): void {
  element.dispatchEvent(
    new CustomEvent(`jamra:loop:${event}`, { bubbles: true, detail: { widgetId: id, ...state } }),
  );
}
