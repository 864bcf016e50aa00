/** Items of loops; the number is that of a product or of a document. */
const ITEM = /e-loop-item-\S+/;

/**
 * Removes items from loops that avoid duplicates which loops before them show. Each loop is printed for the address,
 * which does not have the further items that were added to another one.
 */
function removeRepeated(): void {
  const shown = new Set<string>();
  for (const loop of document.querySelectorAll<HTMLElement>('[data-loop]')) {
    // A popup is over the page.
    if (loop.closest('dialog') !== null) continue;
    const isAvoiding = loop.matches('[data-loop-by~="search"]');
    for (const item of loop.querySelectorAll('.e-loop-item')) {
      const name = `${loop.dataset.loopOf} ${ITEM.exec(item.className)?.[0]}`;
      if (isAvoiding && shown.has(name)) item.remove();
      else shown.add(name);
    }
  }
}

export function start(): void {
  document.addEventListener('jamra:loop:replaced', removeRepeated);
}
