/** Elements that block the start of a drag. */
const CONTROLS = 'a[href], button, [contenteditable]';

/**
 * Makes nodes draggable by their controls. Puck starts no drag on a control, and some nodes consist of nothing else,
 * such as a button or a product. Controls do nothing on the canvas, so a press on one is passed to its node; a text
 * that is being edited keeps the press.
 *
 * @returns a function that removes the listeners
 */
export function dragByControls(target: Document): () => void {
  const canvas = target.defaultView as (Window & typeof globalThis) | null;
  if (canvas === null) return () => undefined;
  const press = (event: PointerEvent) => {
    const pressed = event.target as Element;
    const node = pressed.closest('[data-puck-component]');
    const control = pressed.closest(CONTROLS);
    if (node === null || control === null || !event.isTrusted || control.contains(target.activeElement))
      return;
    event.stopImmediatePropagation();
    node.dispatchEvent(new canvas.PointerEvent('pointerdown', event));
  };
  // Browsers start a native drag of links and pictures, which cancels the drag of the node.
  const keep = (event: Event) => event.preventDefault();
  target.addEventListener('pointerdown', press, { capture: true });
  target.addEventListener('dragstart', keep, { capture: true });
  return () => {
    target.removeEventListener('pointerdown', press, { capture: true });
    target.removeEventListener('dragstart', keep, { capture: true });
  };
}
