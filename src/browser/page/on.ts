/**
 * Listens on the document for events inside elements that match, now and after any part of the page was replaced.
 *
 * @param act gets the matching element nearest to what was touched
 */
export function on<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[K]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    if (element instanceof HTMLElement) act(element, event);
  });
}
