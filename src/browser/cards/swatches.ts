import { announce } from '../cart/announce.ts';

/** The links of a card that lead to its product. */
const LINKS = '.woocommerce-loop-product__link, [data-quick-add]';

/** The picture of a card as printed. */
const printed = new WeakMap<HTMLImageElement, string>();

/** The picture of the colour, or the one the card began with. */
function addressOf(image: HTMLImageElement, { src }: DOMStringMap): string {
  if (!printed.has(image)) printed.set(image, image.currentSrc || image.src);
  return src ?? printed.get(image) ?? image.src;
}

/** Shows the picture once it is loaded, so that the card is never empty; a newer choice replaces an earlier one. */
async function showPicture(card: Element, swatch: HTMLAnchorElement): Promise<void> {
  const image = card.querySelector<HTMLImageElement>('.j-tile img');
  if (image === null) return;
  const sources = image.parentElement?.querySelectorAll('source') ?? [];
  const next = new Image();
  next.src = addressOf(image, swatch.dataset);
  await next.decode().catch(() => undefined);
  if (swatch.ariaCurrent !== 'true') return;
  for (const source of sources) source.remove();
  image.src = next.src;
  image.alt = swatch.textContent;
  // Another view of the first colour.
  card.querySelector('.j-card__second')?.remove();
}

/** The card shows the colour of a swatch, and its links open the product in it. */
export async function chooseSwatch(swatch: HTMLAnchorElement): Promise<void> {
  const card = swatch.closest('.j-card');
  if (card === null) return location.assign(swatch.href);
  for (const other of card.querySelectorAll<HTMLElement>('[data-swatch]')) {
    if (other === swatch) other.setAttribute('aria-current', 'true');
    else other.removeAttribute('aria-current');
  }
  for (const link of card.querySelectorAll<HTMLAnchorElement>(LINKS)) link.href = swatch.href;
  announce(swatch.textContent);
  await showPicture(card, swatch);
}
