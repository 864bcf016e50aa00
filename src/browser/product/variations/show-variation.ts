import { setBounds } from '../../quantity/quantity.ts';
import { showPicture as showGalleryPicture, showPictureAt } from '../gallery/gallery.ts';
import { offerRestock } from '../restock.ts';
import { chosenNames } from './choices.ts';
import type { VariationData } from './listed-variations.ts';
import { isPlaced, partsOf } from './parts-of.ts';

type Follower = readonly [form: HTMLFormElement, selector: string];

function print(follower: Follower, html: string): void {
  for (const place of partsOf(...follower)) place.innerHTML = html;
}

function write(follower: Follower, text: string): void {
  for (const place of partsOf(...follower)) place.textContent = text;
}

type Offer = Readonly<{
  canBuy: boolean;
  isOut: boolean;
  /** Which of the button's texts it has: `data-label`, `data-out`, `data-unpriced`. */
  words: 'label' | 'out' | 'unpriced';
}>;

function offerOf({ is_in_stock: isInStock, is_purchasable: hasPrice }: VariationData): Offer {
  const canBuy = isInStock && hasPrice;
  if (canBuy) return { canBuy, isOut: false, words: 'label' };
  return { canBuy, isOut: true, words: hasPrice ? 'out' : 'unpriced' };
}

function showButton(form: HTMLFormElement, { canBuy, isOut, words }: Offer): void {
  const button = form.querySelector<HTMLButtonElement>('.single_add_to_cart_button');
  if (button === null) return;
  button.disabled = isOut;
  button.classList.toggle('disabled', !canBuy);
  button.classList.toggle('wc-variation-selection-needed', !canBuy && !isOut);
  button.textContent = button.dataset[words] ?? button.textContent;
  for (const bar of partsOf(form, '[data-buybar]')) bar.toggleAttribute('data-off', isOut);
}

/** The discount badge of the picture; hidden without a discount. */
function showSaving(
  form: HTMLFormElement,
  { display_price: now, display_regular_price: was }: VariationData,
): void {
  const [badge] = partsOf(form, '[data-saving]');
  if (badge === undefined) return;
  const savedMinor = now === '' || was === '' ? 0 : Math.round((was - now) * 100);
  badge.hidden = savedMinor <= 0;
  const digits = badge.querySelector('bdi')?.lastChild ?? null;
  if (digits !== null)
    digits.textContent = (savedMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
}

/** Small pictures beside a form; `data-small` is that of the product itself. */
const SMALL = '[data-buybar] img, .j-sheet__top img';

function showSmall(form: HTMLFormElement, addressOf: (image: HTMLImageElement) => string | undefined): void {
  for (const small of partsOf(form, SMALL)) {
    const address = small instanceof HTMLImageElement ? addressOf(small) : undefined;
    if (!address || !(small instanceof HTMLImageElement)) continue;
    for (const source of small.parentElement?.querySelectorAll('source') ?? []) source.remove();
    small.src = address;
  }
}

/** Forms whose gallery shows a variation. */
const pictured = new WeakSet<HTMLFormElement>();

function showPicture(form: HTMLFormElement, { image }: VariationData): void {
  if (image === null) {
    showOwnPicture(form);
    return;
  }
  pictured.add(form);
  const [gallery] = partsOf(form, '[data-gallery]');
  if (gallery !== undefined) showPictureAt(gallery, image.full_src);
  showSmall(form, () => image.thumb_src);
}

/** Shows the product's first picture after that of a variation; a picture that the visitor chose stays. */
function showOwnPicture(form: HTMLFormElement): void {
  if (!pictured.delete(form)) return;
  const [gallery] = partsOf(form, '[data-gallery]');
  if (gallery !== undefined) showGalleryPicture(gallery, 0);
  showSmall(form, ({ dataset }) => dataset.small);
}

/** Notes that the page was printed with the picture of a variation. */
export function notePrinted(form: HTMLFormElement): void {
  pictured.add(form);
}

/** Shows a variation wherever the page follows its form. */
export function showVariation(form: HTMLFormElement, variation: VariationData): void {
  showButton(form, offerOf(variation));
  print([form, '[data-price], [data-price-copy]'], variation.price_html);
  print([form, '[data-availability]'], variation.availability_html);
  if (variation.sku !== '') write([form, '[data-sku]'], variation.sku);
  const quantity = form.querySelector<HTMLInputElement>('input.qty');
  const max = variation.max_qty === '' ? null : variation.max_qty;
  if (quantity !== null) setBounds(quantity, { min: variation.min_qty, max });
  const comma = document.documentElement.lang === 'ar' ? '، ' : ', ';
  write(
    [form, '[data-buybar-choice]'],
    chosenNames(form)
      .map((name) => comma + name)
      .join(''),
  );
  if (!isPlaced(form)) offerRestock(variation.variation_id, !variation.is_in_stock);
  showSaving(form, variation);
  showPicture(form, variation);
}

/** Shows the product without a chosen variation. */
export function showUnchosen(form: HTMLFormElement): void {
  const { price_html: price, sku } = JSON.parse(form.dataset.unchosen ?? '{}') as {
    price_html?: string;
    sku?: string;
  };
  showButton(form, { canBuy: false, isOut: false, words: 'label' });
  showOwnPicture(form);
  print([form, '[data-price], [data-price-copy]'], price ?? '');
  print([form, '[data-availability]'], '');
  write([form, '[data-sku]'], sku ?? '');
  write([form, '[data-buybar-choice]'], '');
}
