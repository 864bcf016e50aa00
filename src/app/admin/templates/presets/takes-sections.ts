/** Narrow documents, which have no room for a page section. */
const NARROW: readonly string[] = ['header', 'footer', 'popup', 'off-canvas', 'loop-item'];

/** Whether preset sections can be added to documents of a place. */
export function takesSections(place: string): boolean {
  return !NARROW.includes(place);
}
