import { CONSENT_PURPOSES, type ConsentPurpose } from '#kernel/web/consent/consent.ts';
import { CONSENT_BAR_PATH } from '#kernel/web/consent/consent-paths.ts';
import styles from '#views/style/on-demand/consent.css?url';
import { readOptions } from '../analytics/options.ts';
import { loadStyles } from '../page/load-part.ts';
import { on } from '../page/on.ts';
import {
  CONSENT_CHANGED,
  followOtherTabs,
  hasConsent,
  hasPrivacySignal,
  isQuestionOpen,
  isRefused,
  readConsent,
  storeConsent,
} from './stored-consent.ts';

const BAR = '[data-consent-bar]';

function findBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BAR);
}

function boxesOf(bar: HTMLElement): HTMLInputElement[] {
  return [...bar.querySelectorAll<HTMLInputElement>('[name="purpose"]')];
}

function chosenIn(bar: HTMLElement): ConsentPurpose[] {
  const chosen = boxesOf(bar).flatMap(({ checked, value }) => (checked ? [value] : []));
  return CONSENT_PURPOSES.filter((purpose) => chosen.includes(purpose));
}

/** What each button of the bar grants. */
const ANSWERS: Readonly<Record<string, (bar: HTMLElement) => readonly ConsentPurpose[]>> = {
  all: () => CONSENT_PURPOSES,
  none: () => [],
  chosen: chosenIn,
};

/** The end of the page can be scrolled above the bar, and the focus is never below it. */
function makeRoom(bar: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (bar === null) style.removeProperty('--consent-height');
  else style.setProperty('--consent-height', `${bar.offsetHeight}px`);
}

function closeBar(): void {
  findBar()?.remove();
  makeRoom(null);
}

function showChoices(bar: HTMLElement): void {
  for (const part of bar.querySelectorAll<HTMLElement>('[data-consent-choices], [value="chosen"]'))
    part.hidden = false;
  const opener = bar.querySelector<HTMLElement>('[data-consent-choose]');
  if (opener !== null) opener.hidden = true;
  boxesOf(bar)
    .find(({ disabled }) => !disabled)
    ?.focus();
}

function listen(bar: HTMLElement, opener: HTMLElement | null): void {
  new ResizeObserver(() => {
    if (bar.isConnected) makeRoom(bar);
  }).observe(bar);
  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = event.submitter instanceof HTMLButtonElement ? ANSWERS[event.submitter.value] : undefined;
    if (answer === undefined) return;
    storeConsent(answer(bar));
    opener?.focus();
  });
  bar.addEventListener('keydown', ({ key }) => {
    // A question that waits for its answer stays.
    if (key !== 'Escape' || isQuestionOpen()) return;
    closeBar();
    opener?.focus();
  });
}

/** @throws when it cannot be read */
async function fetchBar(): Promise<Element | null> {
  const prefix = document.documentElement.lang === 'ar' ? '/ar' : '';
  const answer = await fetch(prefix + CONSENT_BAR_PATH);
  if (!answer.ok) throw new Error(`no consent bar: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html').body.firstElementChild;
}

let barMarkup: Promise<Element | null> | null = null;

/** The printed bar; fetched once, and again after a failure. */
async function readBar(): Promise<Element | null> {
  barMarkup ??= fetchBar();
  try {
    const [bar] = await Promise.all([barMarkup, loadStyles(styles)]);
    return bar;
  } catch (cause) {
    barMarkup = null;
    throw cause;
  }
}

/** Whether this visit is counted without consent: cookieless, until it is refused. */
function isCountedUnasked(): boolean {
  return readOptions().isOn && readConsent() === null && !isRefused('analytics');
}

/** Shows the bar next to the skip link, so that it is the first thing that keys reach. */
async function openBar(opener: HTMLElement | null): Promise<HTMLElement | null> {
  const bar = (await readBar())?.cloneNode(true);
  // Answered meanwhile, in a video or another tab.
  if (opener === null && !isQuestionOpen()) return null;
  closeBar();
  if (!(bar instanceof HTMLElement)) return null;
  const signal = bar.querySelector<HTMLElement>('[data-consent-signal]');
  if (signal !== null) signal.hidden = !hasPrivacySignal();
  const counted = bar.querySelector<HTMLElement>('[data-consent-counted]');
  if (counted !== null) counted.hidden = !isCountedUnasked();
  for (const box of boxesOf(bar)) box.checked = box.disabled || hasConsent(box.value as ConsentPurpose);
  const skip = document.querySelector('.j-skip');
  if (skip === null) document.body.prepend(bar);
  else skip.after(bar);
  listen(bar, opener);
  makeRoom(bar);
  return bar;
}

/** Opens the bar after the age question is answered: one question at a time. */
export function openBarAfterAgeQuestion(): void {
  follow();
  if (!isQuestionOpen()) return;
  const age = document.querySelector<HTMLDialogElement>('dialog#age-question');
  if (age?.open) age.addEventListener('close', () => setTimeout(openBarAfterAgeQuestion), { once: true });
  // Nothing loads without an answer; if the bar fails to load, the next page tries again.
  else openBar(null).catch((cause: unknown) => console.error('the consent bar failed to load', cause));
}

/** Opens the bar with the current choices. */
export function openSettings(opener: HTMLElement): void {
  follow();
  openBar(opener)
    .then((bar) => {
      if (bar === null) return;
      showChoices(bar);
      bar.querySelector<HTMLElement>('.j-consent__title')?.focus();
    })
    .catch((cause: unknown) => console.error('the consent bar failed to load', cause));
}

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  on('click', '[data-consent-choose]', (button) => {
    const bar = button.closest<HTMLElement>(BAR);
    if (bar !== null) showChoices(bar);
  });
  document.addEventListener(CONSENT_CHANGED, () => {
    if (readConsent() !== null) closeBar();
  });
  followOtherTabs();
}
