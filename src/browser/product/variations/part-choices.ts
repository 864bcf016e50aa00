import { on } from '../../page/on.ts';
import { setBounds } from '../../quantity/quantity.ts';
import { showPictureAt } from '../gallery/gallery.ts';

const RADIO = '[data-part-choice] input[type="radio"]';
/** The parts of the page that depend on the choice. */
const PARTS = ['[data-availability]', '[data-bundle-parts]'];
/** The server checks the choice when it is added; a failed request changes nothing. */
const PATIENCE_MS = 10_000;

function showChosen(radio: HTMLInputElement): void {
  const words = radio.closest('[data-part-choice]')?.querySelector('[data-chosen]');
  if (words) words.textContent = radio.dataset.name ?? '';
  const gallery = document.querySelector('[data-gallery]');
  if (gallery !== null && radio.dataset.picture) showPictureAt(gallery, radio.dataset.picture);
}

/** Puts the choice into the URL, so that it can be shared. */
function rememberInAddress({ name, value }: HTMLInputElement): string {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
  return address.href;
}

function lift(fresh: Document, form: HTMLFormElement): void {
  for (const part of PARTS) {
    const [now, next] = [document.querySelector(part), fresh.querySelector(part)];
    if (now !== null && next !== null) now.replaceWith(next);
  }
  const field = form.querySelector<HTMLInputElement>('input.qty');
  const next = fresh.querySelector<HTMLInputElement>('form.cart input.qty');
  if (field === null || next === null) return;
  setBounds(field, { min: Number(next.min), max: next.max === '' ? null : Number(next.max) });
}

/** The latest choice; earlier responses are ignored. */
let wanted = '';

async function choose(radio: HTMLInputElement): Promise<void> {
  showChosen(radio);
  const { form } = radio;
  const address = rememberInAddress(radio);
  wanted = address;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const html = await answer.text();
  if (wanted !== address || form === null || !answer.ok) return;
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
