/**
 * The simulated behaviour of a visitor on a page. As soon as the page is loaded they scroll down and, if set, up
 * again, click, send a form and add to the cart; then they stay, move the mouse until they are idle for the last
 * seconds, and leave.
 */
export type Walk = Readonly<{
  /** On the page, from the moment it began to load. */
  seconds: number;
  /** How far down the page was scrolled; 0 when it was not. */
  scrolledPercent: number;
  scrollsUp: boolean;
  /** Selectors of elements that come into view, one after the other. */
  seen: readonly string[];
  clicks: number;
  idleSeconds: number;
  /** Whether the pointer leaves the window at the top, at the end. */
  leavesAtTop: boolean;
  hasAdBlocker: boolean;
  /** Whether a form is sent without leaving the page. */
  submits: boolean;
  addsToCart: boolean;
}>;

/** When something happens: the second on the page, the step of the walk within it, and the part of that step. */
export type Moment = readonly [seconds: number, step: number, part: number];

export function compareMoments(one: Moment, other: Moment): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** A visitor who has done nothing yet. */
export const STILL: Walk = {
  seconds: 0,
  scrolledPercent: 0,
  scrollsUp: false,
  seen: [],
  clicks: 0,
  idleSeconds: 0,
  leavesAtTop: false,
  hasAdBlocker: false,
  submits: false,
  addsToCart: false,
};
