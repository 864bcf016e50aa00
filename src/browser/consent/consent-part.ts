import { CONSENT_PURPOSES, type ConsentPurpose } from '#kernel/web/consent.ts';
import { on } from '../page/on.ts';
import { CONSENT_CHANGED, followOtherTabs, hasConsent, keepConsent, readConsent } from './stored-consent.ts';

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
    keepConsent(answer(bar));
    opener?.focus();
  });
  bar.addEventListener('keydown', ({ key }) => {
    // A question that was never answered stays.
    if (key !== 'Escape' || readConsent() === null) return;
    closeBar();
    opener?.focus();
  });
}

/** Shows the bar next to the skip link, so that it is the first thing that keys reach. */
function openBar(opener: HTMLElement | null): HTMLElement | null {
  closeBar();
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent-template]');
  const bar = template?.content.firstElementChild?.cloneNode(true);
  if (!(bar instanceof HTMLElement)) return null;
  for (const box of boxesOf(bar)) box.checked = box.disabled || hasConsent(box.value as ConsentPurpose);
  const skip = document.querySelector('.j-skip');
  if (skip === null) document.body.prepend(bar);
  else skip.after(bar);
  listen(bar, opener);
  makeRoom(bar);
  return bar;
}

/** Asks once the age question is answered: one question at a time. */
function askWhenFree(): void {
  if (readConsent() !== null) return;
  const age = document.querySelector<HTMLDialogElement>('dialog#age-question');
  if (age?.open) age.addEventListener('close', () => setTimeout(askWhenFree), { once: true });
  else openBar(null);
}

/** The consent bar: shown until there is an answer, and again by its settings buttons. */
export function start(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-settings]'))
    button.hidden = false;
  on('click', '[data-consent-settings]', (opener) => {
    const bar = openBar(opener);
    if (bar === null) return;
    showChoices(bar);
    bar.querySelector<HTMLElement>('.j-consent__title')?.focus();
  });
  on('click', '[data-consent-choose]', (button) => {
    const bar = button.closest<HTMLElement>(BAR);
    if (bar !== null) showChoices(bar);
  });
  document.addEventListener(CONSENT_CHANGED, () => {
    if (readConsent() !== null) closeBar();
  });
  followOtherTabs();
  askWhenFree();
}
