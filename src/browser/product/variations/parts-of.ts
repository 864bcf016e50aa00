const PLACED = '[data-placed-product]';

/** Whether a form is in a widget, not on its product's page. */
export function isPlaced(form: HTMLFormElement): boolean {
  return form.closest(PLACED) !== null;
}

/** The parts of the page that follow a product form: those of its widget, or of the product's page. */
export function partsOf(form: HTMLFormElement, selector: string): HTMLElement[] {
  const placed = form.closest(PLACED);
  const all = [...(placed ?? document).querySelectorAll<HTMLElement>(selector)];
  return all.filter((part) => part.closest(PLACED) === placed);
}
