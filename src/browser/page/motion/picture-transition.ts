const NAME = 'product-picture';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The visible card picture that links to a path. */
function pictureOf(path: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.woocommerce-loop-product__link')) {
    const picture = link.closest('.j-card')?.querySelector<HTMLElement>('.j-tile');
    if (picture && link.pathname === path && isInView(picture)) return picture;
  }
  return null;
}

let moving: HTMLElement | null = null;

/**
 * From a list to a product's page, the picture of its card moves to the gallery, where the browser has transitions
 * between pages. A page that comes back from the back-forward cache moves it back.
 */
export function startPictureTransition(): void {
  addEventListener('pageswap', ({ activation }) => {
    const next = activation?.entry?.url;
    moving?.style.removeProperty('view-transition-name');
    moving = next ? pictureOf(new URL(next).pathname) : null;
    if (moving === null) return;
    // A transition name must be unique in a page.
    document
      .querySelector<HTMLElement>('.j-gallery__stage')
      ?.style.setProperty('view-transition-name', 'none');
    moving.style.setProperty('view-transition-name', NAME);
  });
}
