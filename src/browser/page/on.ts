/**
 * Delegates events on the document to matching elements, including later ones.
 *
 * @param act gets the closest matching element
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
