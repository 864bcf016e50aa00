import { wishedIds } from '#kernel/web/wishlist-cookie.ts';

/** Fills or empties a heart; its next press does the opposite. */
export function pressHeart(heart: HTMLButtonElement, isKept: boolean): void {
  if (heart.getAttribute('aria-pressed') === String(isKept)) return;
  const { wish = '' } = heart.dataset;
  // A heart of a chosen variation adds that one, and removes its product.
  heart.dataset.adds ??= isKept || heart.name === 'remove' ? wish : heart.value;
  heart.setAttribute('aria-pressed', String(isKept));
  heart.name = isKept ? 'remove' : 'add';
  heart.value = isKept ? wish : heart.dataset.adds;
  heart.querySelector('use')?.setAttribute('href', `/icons.svg#i-heart${isKept ? '-fill' : ''}`);
}

/** All hearts of a product; a page may show it more than once. */
export function pressHeartsOf(productId: string, isKept: boolean): void {
  const selector = `[data-wish="${CSS.escape(productId)}"]`;
  for (const heart of document.querySelectorAll<HTMLButtonElement>(selector)) pressHeart(heart, isKept);
}

function showCount(count: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-wish-count]')) {
    if (place.dataset.count === String(count)) continue;
    place.dataset.count = String(count);
    place.textContent = String(count);
  }
}

/** Fills the hearts of products on the list, and empties the others. */
export function markHearts(): void {
  const ids = new Set(wishedIds(document.cookie));
  for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-wish]'))
    pressHeart(heart, ids.has(heart.dataset.wish ?? ''));
  showCount(ids.size);
}
