import { openModal } from '../page/modal.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { deviceOf, findChosenDevice, loadDevices, nameOf, rememberDevice } from './chosen-device.ts';
import { type ChosenDevice, DEVICE_CHOSEN, judgeFit, type Verdict } from './fit.ts';

let device: ChosenDevice | null = null;

function findDialog(): HTMLDialogElement | null {
  const dialog = document.getElementById('device-choice');
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

function choiceAddress(): string {
  return document.documentElement.lang === 'ar' ? '/ar/my-device/' : '/my-device/';
}

function verdictOn(place: HTMLElement): Verdict {
  if (device === null) return 'silent';
  const { fits = '', device: pageDevice } = place.dataset;
  return judgeFit(device.id, fits, pageDevice === undefined ? null : Number(pageDevice));
}

function sentenceFor(verdict: Verdict): string {
  const { fitsText = '', misfitsText = '', ownText = '' } = findDialog()?.dataset ?? {};
  const sentence = { fits: fitsText, misfits: misfitsText, own: ownText, silent: '' }[verdict];
  return device === null ? '' : sentence.replace('{{name}}', nameOf(device));
}

/** Marks whether a product fits; informs only. Without a chosen device nothing is shown. */
function markOne(place: HTMLElement): void {
  const mark = place.querySelector<HTMLElement>('[data-fit-mark]');
  const verdict = verdictOn(place);
  if (mark === null || (device === null && mark.dataset.verdict === undefined)) return;
  const text = mark.querySelector('span');
  if (text !== null) text.textContent = sentenceFor(verdict);
  mark.dataset.verdict = verdict;
  mark.hidden = verdict === 'silent';
}

function nameControl(control: HTMLElement): void {
  const name = control.querySelector<HTMLElement>('[data-my-device-name]');
  if (name === null) return;
  control.dataset.none ??= name.textContent ?? '';
  const text = device === null ? control.dataset.none : `${control.dataset.label ?? ''}: ${nameOf(device)}`;
  if (name.textContent !== text) name.textContent = text;
}

function nameControls(): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-my-device]')) nameControl(control);
  for (const link of document.querySelectorAll<HTMLElement>('[data-choose-device]'))
    link.toggleAttribute('data-own', Number(link.dataset.chooseDevice) === device?.id);
  for (const forget of document.querySelectorAll<HTMLElement>('[data-forget-device]'))
    forget.hidden = device === null;
}

/** Marks all products of the page or of a new part of it. */
function mark(part: ParentNode = document): void {
  for (const place of part.querySelectorAll<HTMLElement>('[data-fits], [data-device]:not(html)'))
    markOne(place);
}

function choose(next: ChosenDevice | null): void {
  device = next;
  rememberDevice(next);
  nameControls();
  mark();
  window.dispatchEvent(new Event(DEVICE_CHOSEN));
}

async function openChoice(control: HTMLAnchorElement): Promise<void> {
  const dialog = findDialog();
  const place = dialog?.querySelector('[data-device-list]');
  if (!dialog || !place) return location.assign(control.href);
  if (place.childElementCount === 0) {
    const devices = await loadDevices(control.href).catch(() => null);
    if (devices === null) return location.assign(control.href);
    place.replaceChildren(document.adoptNode(devices));
    nameControls();
  }
  openModal(dialog);
}

/** Marks products that arrive with a cart fragment or a filtered list. */
function watchNewProducts(): void {
  new MutationObserver((changes) => {
    const isNew = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) =>
          node instanceof Element && (node.matches('[data-fits]') || node.querySelector('[data-fits]')),
      ),
    );
    if (!isNew) return;
    nameControls();
    mark();
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * The shopper's device: chosen once, stored in this browser, and used to mark compatible sticks. Pages do not
 * depend on it, so that they can be cached.
 */
export function startFit(): void {
  on('click', '[data-my-device]', (control, event) => {
    if (!isPlainClick(event) || !(control instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void openChoice(control);
  });
  on('click', '[data-choose-device]', (link, event) => {
    choose(deviceOf(link));
    const dialog = link.closest('dialog');
    if (dialog === null) return;
    event.preventDefault();
    dialog.close();
  });
  on('click', '[data-forget-device]', (button) => {
    choose(null);
    button.closest('dialog')?.close();
  });
  on('click', '#device-choice', (dialog, event) => {
    const pressesClose =
      event.target instanceof Element && event.target.closest('[data-close-device]') !== null;
    if (dialog instanceof HTMLDialogElement && (pressesClose || event.target === dialog)) dialog.close();
  });
  watchNewProducts();
  void findChosenDevice(choiceAddress()).then((stored) => {
    device = stored;
    nameControls();
    mark();
  });
}
