/** Narrow documents, in which a section of a page has no room. */
const NARROW: readonly string[] = ['header', 'footer', 'popup', 'off-canvas', 'loop-item'];

/** Whether ready-made sections may be added to documents of a place. */
export function takesSections(place: string): boolean {
  return !NARROW.includes(place);
}
