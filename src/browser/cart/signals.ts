type JQueryLike = (target: unknown) => { trigger: (name: string, args?: unknown[]) => void };

/**
 * Tells the page what happened, under WooCommerce's own event names: through jQuery where a page has it, so that each
 * is heard once, else as a plain event whose `detail` holds the arguments.
 */
export function signal(name: string, args: unknown[] = []): void {
  const { jQuery } = globalThis as unknown as { jQuery?: JQueryLike };
  if (jQuery !== undefined) jQuery(document.body).trigger(name, args);
  else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
}

/** Says a sentence to screen readers. */
export function announce(text: string): void {
  const region = document.querySelector('.widget_shopping_cart_live_region');
  if (region === null || text === '') return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
