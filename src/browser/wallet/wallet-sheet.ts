import { openModal } from '../page/modal.ts';

const FORM = '[data-pay-item]';

/** Fetches the form of the item's page, made for this visitor with the data of their account. */
async function fetchForm(address: string): Promise<HTMLFormElement> {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const form = page.querySelector<HTMLFormElement>(FORM);
  if (form === null) throw new Error(`no form at ${address}`);
  return form;
}

async function fill(sheet: HTMLDialogElement): Promise<void> {
  const place = sheet.querySelector<HTMLElement>('[data-wallet-form]');
  const address = place?.dataset.walletForm;
  if (!place || address === undefined) return;
  try {
    const form = await fetchForm(address);
    // The sheet was closed meanwhile.
    if (!sheet.open) return;
    const waiting = [...place.childNodes];
    place.replaceChildren(form);
    // The next sheet has another form: its nonce is fresh, and no field of the page has the same id.
    sheet.addEventListener('close', () => place.replaceChildren(...waiting), { once: true });
  } catch (fault) {
    console.warn(fault);
    // The page shows the error itself.
    location.assign(address);
  }
}

function listen(sheet: HTMLDialogElement): void {
  if (sheet.dataset.listening !== undefined) return;
  sheet.dataset.listening = '';
  sheet.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('[data-wallet-close]') !== null;
    if (isClose || target === sheet) sheet.close();
  });
}

/** Opens the wallet's sheet with a fresh form; the browser gives the focus back when it closes. */
export function openSheet(sheet: HTMLDialogElement): void {
  listen(sheet);
  openModal(sheet);
  void fill(sheet);
}
