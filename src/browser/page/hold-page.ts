const holders = new Set<object>();

function setHeld(isHeld: boolean): void {
  const { style, clientWidth } = document.documentElement;
  const barPx = innerWidth - clientWidth;
  style.overflow = isHeld ? 'hidden' : '';
  // Browsers have the bar of a page on the right in both directions.
  document.body.style.paddingRight = isHeld && barPx > 0 ? `${barPx}px` : '';
}

/** Prevents the page behind from scrolling, and keeps its position and width, until all holders have released it. */
export function holdPage(by: object): void {
  if (holders.size === 0) setHeld(true);
  holders.add(by);
}

export function releasePage(by: object): void {
  if (holders.delete(by) && holders.size === 0) setHeld(false);
}
