import { setBounds } from '../../quantity/quantity.ts';
import { showPictureAt } from '../gallery/gallery.ts';
import { offerRestock } from '../restock.ts';
import { chosenNames } from './choices.ts';
import type { VariationData } from './listed-variations.ts';

function print(selector: string, html: string): void {
  for (const place of document.querySelectorAll(selector)) place.innerHTML = html;
}

function write(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}

function showButton(form: HTMLFormElement, { canBuy, isOut }: { canBuy: boolean; isOut: boolean }): void {
  const button = form.querySelector<HTMLButtonElement>('.single_add_to_cart_button');
  if (button === null) return;
  button.disabled = isOut;
  button.classList.toggle('disabled', !canBuy);
  button.classList.toggle('wc-variation-selection-needed', !canBuy && !isOut);
  const words = isOut ? button.dataset.out : button.dataset.label;
  if (words !== undefined) button.textContent = words;
  for (const bar of document.querySelectorAll<HTMLElement>('[data-buybar]')) {
    bar.toggleAttribute('data-off', isOut);
  }
}

/** The discount badge of the picture; hidden without a discount. */
function showSaving({ display_price: now, display_regular_price: was }: VariationData): void {
  const badge = document.querySelector<HTMLElement>('[data-saving]');
  if (badge === null) return;
  const savedMinor = now === '' || was === '' ? 0 : Math.round((was - now) * 100);
  badge.hidden = savedMinor <= 0;
  const digits = badge.querySelector('bdi')?.lastChild ?? null;
  if (digits !== null)
    digits.textContent = (savedMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
}

function showPicture({ image }: VariationData): void {
  if (image === null) return;
  const gallery = document.querySelector('[data-gallery]');
  if (gallery !== null) showPictureAt(gallery, image.full_src);
  for (const small of document.querySelectorAll<HTMLImageElement>('[data-buybar] img')) {
    for (const source of small.parentElement?.querySelectorAll('source') ?? []) source.remove();
    small.src = image.gallery_thumbnail_src;
  }
}

/** Shows a variation everywhere on the page. */
export function showVariation(form: HTMLFormElement, variation: VariationData): void {
  const isOut = !variation.is_in_stock || !variation.is_purchasable;
  showButton(form, { canBuy: !isOut, isOut });
  print('[data-price], [data-price-copy]', variation.price_html);
  print('[data-availability]', variation.availability_html);
  if (variation.sku !== '') write('[data-sku]', variation.sku);
  const quantity = form.querySelector<HTMLInputElement>('input.qty');
  const max = variation.max_qty === '' ? null : variation.max_qty;
  if (quantity !== null) setBounds(quantity, { min: variation.min_qty, max });
  const comma = document.documentElement.lang === 'ar' ? '، ' : ', ';
  write(
    '[data-buybar-choice]',
    chosenNames(form)
      .map((name) => comma + name)
      .join(''),
  );
  offerRestock(variation.variation_id, !variation.is_in_stock);
  showSaving(variation);
  showPicture(variation);
}

/** Shows the product as it is without a choice. */
export function showUnchosen(form: HTMLFormElement): void {
  const { price_html: price, sku } = JSON.parse(form.dataset.unchosen ?? '{}') as {
    price_html?: string;
    sku?: string;
  };
  showButton(form, { canBuy: false, isOut: false });
  print('[data-price], [data-price-copy]', price ?? '');
  print('[data-availability]', '');
  write('[data-sku]', sku ?? '');
  write('[data-buybar-choice]', '');
}
