import { memoizeOnce } from '#kernel/memoize.ts';
import styles from '#views/style/on-demand/popup.css?url';
import { CONSENT_CHANGED, isQuestionOpen } from '../consent/stored-consent.ts';
import { holdPage, releasePage } from '../page/hold-page.ts';
import { loadStyles } from '../page/load-part.ts';
import { controlsIn, stopMedia } from '../page/modal.ts';
import type { Popup } from './popup.ts';
import { countInVisit, countShown, disable, noteFirstShown } from './storage.ts';

const SECOND_MS = 1000;
/** Source: spec §9 Popups; PL-09 */
const FOCUS_DELAY_MS = 250;

const ignore = () => undefined;

/** Once for all popups, so that they show in the order in which they fired. */
const openStyles = memoizeOnce(() => loadStyles(styles));

/** Popups shown on this page, or waiting for styles or for something that blocks them. Source: PS-04 */
const shown = new Set<Popup>();
/** Of open popups: their timers, and who had the focus. */
const timersOf = new WeakMap<HTMLDialogElement, number[]>();
const openers = new WeakMap<HTMLDialogElement, Element | null>();

export function hasOtherAppeared(popup: Popup): boolean {
  return [...shown].some((one) => one !== popup);
}

function dispatchPopupEvent(dialog: HTMLDialogElement, name: 'show' | 'hide', { id }: Popup): void {
  dialog.dispatchEvent(new CustomEvent(`elementor/popup/${name}`, { bubbles: true, detail: { id } }));
}

function later(dialog: HTMLDialogElement, seconds: number, act: () => void): void {
  timersOf.get(dialog)?.push(window.setTimeout(act, seconds * SECOND_MS));
}

function delayCloseButton(dialog: HTMLDialogElement, seconds: number): void {
  const button = dialog.querySelector<HTMLElement>('.j-popup__close');
  if (button === null || seconds === 0) return;
  button.hidden = true;
  later(dialog, seconds, () => {
    button.hidden = false;
  });
}

/** Focuses the first control, unless the visitor has focused another one, inside or outside the dialog. */
function focusInside(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !dialog.contains(activeElement)) return;
  const controls = controlsIn(dialog);
  if (!controls.some((control) => control === activeElement)) controls[0]?.focus({ preventScroll: true });
}

/** Cleans up after a dialog was closed: stops media, releases the page, returns the focus. Source: PL-11 */
function leave(popup: Popup, dialog: HTMLDialogElement): void {
  for (const timer of timersOf.get(dialog) ?? []) clearTimeout(timer);
  stopMedia(dialog);
  popup.dialog = null;
  releasePage(dialog);
  if (popup.settings.times_count === 'close') countShown(popup);
  dispatchPopupEvent(dialog, 'hide', popup);
  dialog.remove();
  const opener = openers.get(dialog);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Hides a popup, after its exit animation.
 *
 * @param isForGood whether it is never shown again
 */
export function hidePopup(popup: Popup, isForGood = false): void {
  if (isForGood) disable(popup);
  const { dialog } = popup;
  if (dialog === null || dialog.dataset.exit !== undefined) return;
  dialog.dataset.exit = popup.settings.exit_animation;
  delete dialog.dataset.entrance;
  const running = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
  void Promise.allSettled(running).then(() => dialog.close());
}

function heedKeysAndClicks(popup: Popup, dialog: HTMLDialogElement): void {
  const { prevent_close_on_background_click, prevent_close_on_esc_key } = popup.settings;
  dialog.addEventListener('click', ({ target }) => {
    const isButton = target instanceof Element && target.closest('.j-popup__close') !== null;
    if (isButton || (target === dialog && !prevent_close_on_background_click)) hidePopup(popup);
  });
  const heedEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!prevent_close_on_esc_key) hidePopup(popup);
  };
  document.addEventListener('keydown', heedEscape);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (!prevent_close_on_esc_key) hidePopup(popup);
  });
  dialog.addEventListener('close', () => {
    document.removeEventListener('keydown', heedEscape);
    leave(popup, dialog);
  });
}

function nameByHeading(dialog: HTMLDialogElement, { id }: Popup): void {
  const heading = dialog.querySelector('h1, h2, h3, h4, h5, h6');
  if (heading === null) return;
  heading.id ||= `popup-${id}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.removeAttribute('aria-label');
}

function buildDialog(popup: Popup): HTMLDialogElement | null {
  const { template, settings } = popup;
  const dialog = document.importNode(template.content, true).querySelector('dialog');
  if (dialog === null) return null;
  dialog.classList.add(...settings.classes.split(' ').filter(Boolean));
  dialog.style.setProperty('--popup-duration', `${settings.entrance_animation_duration.size}s`);
  dialog.dataset.entrance = settings.entrance_animation;
  dialog.dataset.close = settings.close_button_position;
  if (settings.prevent_close_on_esc_key) dialog.setAttribute('closedby', 'none');
  nameByHeading(dialog, popup);
  return dialog;
}

/** Whether the page requests consent: its bar is open, or will be. */
function isConsentAsked(): boolean {
  if (document.querySelector('[data-consent-bar]') !== null) return true;
  return isQuestionOpen();
}

/**
 * Waits for elements that a popup must not cover, such as the age question and the consent bar.
 *
 * @returns false if nothing blocks the popup
 * Source: PL-12
 */
function waits(retry: () => void): boolean {
  const dialog = document.querySelector('dialog[open]:not(.j-popup)');
  if (dialog !== null) dialog.addEventListener('close', retry, { once: true });
  else if (isConsentAsked()) document.addEventListener(CONSENT_CHANGED, retry, { once: true });
  else return false;
  return true;
}

/** Popups that will be shown once nothing blocks them. */
const waiting = new WeakSet<Popup>();

async function present(popup: Popup): Promise<void> {
  await openStyles();
  // Retried in a new task: other listeners of the same event first remove what was in the way.
  if (waits(() => setTimeout(() => void present(popup)))) return;
  const dialog = popup.dialog === null ? buildDialog(popup) : null;
  if (dialog === null) return;
  const { settings } = popup;
  popup.dialog = dialog;
  waiting.delete(popup);
  openers.set(dialog, document.activeElement);
  timersOf.set(dialog, []);
  document.body.append(dialog);
  heedKeysAndClicks(popup, dialog);
  delayCloseButton(dialog, settings.close_button_delay);
  if (settings.prevent_scroll) holdPage(dialog);
  dialog.tabIndex = -1;
  if (settings.a11y_navigation) dialog.showModal();
  else dialog.show();
  // By default the browser focuses the first control at once.
  dialog.focus({ preventScroll: true });
  later(dialog, FOCUS_DELAY_MS / SECOND_MS, () => focusInside(dialog));
  if (settings.close_automatically > 0) later(dialog, settings.close_automatically, () => hidePopup(popup));
  if (settings.times_count !== 'close') countShown(popup);
  noteFirstShown(popup);
  dispatchPopupEvent(dialog, 'show', popup);
  // Without it nothing is missing on the page.
  void import('./count-figures.ts').then((part) => part.countPopup(popup, dialog), ignore);
}

/** Content that the page does not carry is fetched by a separate module. */
async function openContent({ template }: Popup): Promise<boolean> {
  if (template.dataset.content === undefined) return true;
  return import('./fetch-content.ts').then(
    (part) => part.fetchContent(template),
    () => false,
  );
}

/**
 * Shows a popup, once nothing blocks it.
 *
 * @returns false if its content cannot be loaded; it then counts as not shown, and a link can open it later
 * Source: spec §4 Popup life cycle
 */
export async function showPopup(popup: Popup): Promise<boolean> {
  if (popup.dialog !== null || waiting.has(popup)) return true;
  waiting.add(popup);
  shown.add(popup);
  countInVisit(1);
  const isThere = await openContent(popup);
  if (isThere) await present(popup);
  else {
    waiting.delete(popup);
    shown.delete(popup);
    countInVisit(-1);
  }
  return isThere;
}
