import { listen } from '../cart/signals.ts';
import { openModal } from '../page/modal.ts';
import { beginVariations } from '../product/variations/variations.ts';

const ANSWER_MS = 10_000;

function addressOf({ href, dataset }: HTMLAnchorElement): string {
  const address = new URL(
    document.documentElement.lang === 'ar' ? '/ar/quick-add/' : '/quick-add/',
    location.origin,
  );
  address.search = new URL(href).search;
  address.searchParams.set('id', dataset.quickAdd ?? '');
  return address.href;
}

async function fetchSheet(link: HTMLAnchorElement): Promise<HTMLDialogElement> {
  const answer = await fetch(addressOf(link), { signal: AbortSignal.timeout(ANSWER_MS) });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const sheet = page.querySelector<HTMLDialogElement>('dialog.j-sheet');
  if (sheet === null) throw new Error(`the sheet answered ${answer.status}`);
  return document.adoptNode(sheet);
}

/** The texts of forms for variations, on pages that have none. */
function giveParameters({ dataset }: HTMLElement): void {
  const key = 'wc_add_to_cart_variation_params';
  if (Reflect.get(window, key) === undefined)
    Reflect.set(window, key, JSON.parse(dataset.variationParams ?? '{}'));
}

/** After an add, closes the sheet and marks the card as in the cart. */
function closeAfterAdd(sheet: HTMLDialogElement, link: HTMLAnchorElement): void {
  const finish = () => {
    if (!sheet.isConnected) return;
    const viewCart = sheet.querySelector('.added_to_cart');
    link.classList.add('added');
    if (viewCart !== null && link.parentElement?.querySelector('.added_to_cart') === null)
      link.after(viewCart);
    sheet.close();
  };
  listen(document.body, 'added_to_cart', finish);
  // A flow without that event opens the drawer all the same.
  const drawer = document.getElementById('cart-drawer');
  if (drawer === null) return;
  const watcher = new MutationObserver(finish);
  watcher.observe(drawer, { attributeFilter: ['open'] });
  sheet.addEventListener('close', () => watcher.disconnect());
}

function show(sheet: HTMLDialogElement, link: HTMLAnchorElement): void {
  giveParameters(sheet);
  document.body.append(sheet);
  for (const form of sheet.querySelectorAll<HTMLFormElement>('form.variations_form')) beginVariations(form);
  sheet.addEventListener('click', ({ target }) => {
    const pressesClose = target instanceof Element && target.closest('[data-close-sheet]') !== null;
    if (pressesClose || target === sheet) sheet.close();
  });
  sheet.addEventListener('close', () => sheet.remove());
  closeAfterAdd(sheet, link);
  openModal(sheet);
}

/** Opens the sheet of a product with options: picture, options, price, quantity and button. */
export async function openQuickAdd(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  link.classList.add('loading');
  link.setAttribute('aria-busy', 'true');
  try {
    show(await fetchSheet(link), link);
  } finally {
    link.classList.remove('loading');
    link.removeAttribute('aria-busy');
  }
}
