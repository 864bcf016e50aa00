/** What keeps a drag from beginning in it. */
const CONTROLS = 'a[href], button, [contenteditable]';

/**
 * Nodes are dragged by whatever is no control, and some are nothing else: a button, a product, a heading whose text can be
 * typed. Controls do nothing on the canvas, so that a press on one is given to its node instead; a text that is typed in
 * keeps it.
 *
 * @returns stops it
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
  // Browsers drag links and pictures themselves, which ends every other drag.
  const keep = (event: Event) => event.preventDefault();
  target.addEventListener('pointerdown', press, { capture: true });
  target.addEventListener('dragstart', keep, { capture: true });
  return () => {
    target.removeEventListener('pointerdown', press, { capture: true });
    target.removeEventListener('dragstart', keep, { capture: true });
  };
}
