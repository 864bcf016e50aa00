import { chooseVariation, isPossible, type Options } from '#shop/catalogue/choose-variation.ts';
import { on } from '../page/on.ts';
import { setMaximum } from '../quantity/quantity.ts';
import { showPictureAt } from './gallery.ts';

const FORM = 'form.variations_form';
const CHOICE = `${FORM} [data-choice] input[type="radio"]`;
const PREFIX = 'attribute_';

/** One entry of the form's list, in WooCommerce's own names. */
type Listed = {
  variation_id: number;
  attributes: Readonly<Record<string, string>>;
  price_html: string;
  availability_html: string;
  sku: string;
  is_in_stock: boolean;
  max_qty: number | '';
  image: { full_src: string } | null;
};
type Found = Listed & { options: Options };

function withoutPrefix(attributes: Readonly<Record<string, string>>): Options {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.slice(PREFIX.length), value]),
  );
}

function parseVariations(form: HTMLFormElement): Found[] {
  const listed = JSON.parse(form.dataset.product_variations ?? '[]') as Listed[];
  return listed.map((one) => ({ ...one, options: withoutPrefix(one.attributes) }));
}

function chosenIn(form: HTMLFormElement): Options {
  const given = [...new FormData(form)].filter(([name]) => name.startsWith(PREFIX));
  return withoutPrefix(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
}

function print(selector: string, html: string): void {
  for (const place of document.querySelectorAll(selector)) place.innerHTML = html;
}

/** A choice that exists with nothing else that is chosen is off; one that is sold out stays, drawn struck through. */
function showPossible(form: HTMLFormElement, variations: readonly Found[], chosen: Options): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[data-choice] input[type="radio"]')) {
    const option = { slug: radio.name.slice(PREFIX.length), value: radio.value };
    radio.disabled = !isPossible(variations, chosen, option);
    if (!radio.checked) continue;
    const word = radio.closest('[data-choice]')?.querySelector('[data-chosen]');
    if (word) word.textContent = radio.getAttribute('aria-label');
  }
}

function showButton(form: HTMLFormElement, variation: Found | null): void {
  const button = form.querySelector<HTMLButtonElement>('.single_add_to_cart_button');
  if (button === null) return;
  const canBuy = variation?.is_in_stock ?? false;
  button.disabled = !canBuy;
  if (variation !== null) button.dataset.product_id = String(variation.variation_id);
  const words = variation !== null && !canBuy ? button.dataset.out : button.dataset.label;
  if (words !== undefined) button.textContent = words;
  for (const copy of document.querySelectorAll<HTMLButtonElement>('[data-buybar-add]'))
    copy.disabled = !canBuy;
}

function showVariation(form: HTMLFormElement, variation: Found | null): void {
  const field = form.querySelector<HTMLInputElement>('input.variation_id');
  if (field !== null) field.value = variation === null ? '' : String(variation.variation_id);
  showButton(form, variation);
  if (variation === null) return;
  print('[data-price], [data-price-copy]', variation.price_html);
  print('[data-availability]', variation.availability_html);
  for (const sku of document.querySelectorAll('[data-sku]')) sku.textContent = variation.sku;
  const quantity = form.querySelector<HTMLInputElement>('input.qty');
  if (quantity !== null) setMaximum(quantity, variation.max_qty === '' ? null : variation.max_qty);
  const gallery = document.querySelector('[data-gallery]');
  if (gallery !== null && variation.image !== null) showPictureAt(gallery, variation.image.full_src);
}

/** The address names the choice, so that it can be passed on; going back leaves the page, not the choice. */
function rememberInAddress(chosen: Options): void {
  const address = new URL(location.href);
  for (const [slug, value] of Object.entries(chosen)) address.searchParams.set(PREFIX + slug, value);
  history.replaceState(history.state, '', address);
}

/** Choosing a colour or another option shows its price, stock, number and picture at once. Source: spec §2, WIRE §8 */
export function startVariations(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    const field = form.querySelector<HTMLInputElement>('input.variation_id');
    const variations = parseVariations(form);
    const chosen = chosenIn(form);
    showPossible(form, variations, chosen);
    const variation = chooseVariation(variations, chosen);
    if (field !== null && variation !== null) field.value = String(variation.variation_id);
  }
  on('change', CHOICE, (radio) => {
    const form = radio.closest<HTMLFormElement>(FORM);
    if (form === null) return;
    const variations = parseVariations(form);
    const chosen = chosenIn(form);
    showPossible(form, variations, chosen);
    showVariation(form, chooseVariation(variations, chosen));
    rememberInAddress(chosen);
  });
}
