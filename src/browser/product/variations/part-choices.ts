import { on } from '../../page/on.ts';
import { setBounds } from '../../quantity/quantity.ts';
import { showPictureAt } from '../gallery/gallery.ts';
import { isPlaced, partsOf } from './parts-of.ts';

const RADIO = '[data-part-choice] input[type="radio"]';
/** The parts of the page that depend on the choice. */
const PARTS = ['[data-availability]', '[data-bundle-parts]'];
/** The server checks the choice when it is added; a failed request changes nothing. */
const PATIENCE_MS = 10_000;

function showChosen(radio: HTMLInputElement): void {
  const words = radio.closest('[data-part-choice]')?.querySelector('[data-chosen]');
  if (words) words.textContent = radio.dataset.name ?? '';
  const [gallery] = radio.form === null ? [] : partsOf(radio.form, '[data-gallery]');
  if (gallery !== undefined && radio.dataset.picture) showPictureAt(gallery, radio.dataset.picture);
}

/** The product's page with the choices of a placed form, and its parameters for the page itself. */
function addressOf(form: HTMLFormElement): URL {
  if (!isPlaced(form)) return new URL(location.href);
  const address = new URL(form.action);
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>(`${RADIO}:checked`))
    address.searchParams.set(name, value);
  return address;
}

/** The page to read what follows from a choice. On the product's page the choice goes into the URL, to be shared. */
function addressAfter(form: HTMLFormElement, { name, value }: HTMLInputElement): string {
  const address = addressOf(form);
  address.searchParams.set(name, value);
  if (!isPlaced(form)) history.replaceState(history.state, '', address);
  return address.href;
}

function lift(fresh: Document, form: HTMLFormElement): void {
  for (const part of PARTS) {
    const [[now], next] = [partsOf(form, part), fresh.querySelector(part)];
    if (now !== undefined && next !== null) now.replaceWith(next);
  }
  const field = form.querySelector<HTMLInputElement>('input.qty');
  const next = fresh.querySelector<HTMLInputElement>('form.cart input.qty');
  if (field === null || next === null) return;
  setBounds(field, { min: Number(next.min), max: next.max === '' ? null : Number(next.max) });
}

/** The latest choice of each form; earlier responses are ignored. */
const wanted = new WeakMap<HTMLFormElement, string>();

async function choose(radio: HTMLInputElement): Promise<void> {
  showChosen(radio);
  const { form } = radio;
  if (form === null) return;
  const address = addressAfter(form, radio);
  wanted.set(form, address);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const html = await answer.text();
  if (wanted.get(form) !== address || !answer.ok) return;
  lift(new DOMParser().parseFromString(html, 'text/html'), form);
}

/**
 * Choosing a variation of a bundle item shows its name and picture at once, then stock, limit and price from the
 * server.
 */
export function startPartChoices(): void {
  on('change', RADIO, (radio) => {
    if (radio instanceof HTMLInputElement) void choose(radio).catch(() => undefined);
  });
  // Applies a choice that the browser restored from an earlier visit.
  for (const radio of document.querySelectorAll<HTMLInputElement>(RADIO))
    if (radio.checked && !radio.defaultChecked) void choose(radio).catch(() => undefined);
}
