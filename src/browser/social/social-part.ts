import type { ConsentPurpose } from '#kernel/web/consent/consent.ts';
import { CONSENT_CHANGED, grant, hasConsent } from '../consent/stored-consent.ts';
import { on } from '../page/on.ts';
import { openFrame } from './open-frame.ts';

const SOCIAL = '[data-social]';
const FRAME = 'iframe';
/** Loaded before it comes into view. */
const NEAR = '300px';

const purposeOf = (box: HTMLElement) => box.dataset.consent as ConsentPurpose;
const boxesIn = (part: ParentNode) => part.querySelectorAll<HTMLElement>(SOCIAL);

/** The end of what each box loads or shows. */
const endings = new WeakMap<HTMLElement, AbortController>();

function show(box: HTMLElement, state: 'loading' | 'shown' | 'failed' | 'waits'): void {
  box.dataset.state = state;
  const status = box.querySelector<HTMLElement>('[data-social-status]');
  if (status !== null) status.textContent = status.dataset[state] ?? '';
}

function unload(box: HTMLElement): void {
  endings.get(box)?.abort();
  endings.delete(box);
  box.querySelector(FRAME)?.remove();
  show(box, 'waits');
}

async function load(box: HTMLElement): Promise<void> {
  const place = box.querySelector<HTMLElement>('[data-social-frame]');
  if (place === null || endings.has(box)) return;
  const ending = new AbortController();
  endings.set(box, ending);
  show(box, 'loading');
  const hadFocus = box.contains(document.activeElement);
  const frame = await openFrame(box, place, ending.signal);
  if (ending.signal.aborted) return;
  if (frame === null) {
    unload(box);
    show(box, 'failed');
    return;
  }
  show(box, 'shown');
  box.querySelector('details')?.removeAttribute('open');
  if (hadFocus) frame.focus();
}

/** What is allowed loads once it is near the window. */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      watcher.unobserve(target);
      if (hasConsent(purposeOf(target))) void load(target);
    }
  },
  { rootMargin: NEAR },
);

/** Loads embeds with consent; without it, e.g. when withdrawn, unloads them. */
function followConsent(part: ParentNode = document): void {
  for (const box of boxesIn(part)) {
    watcher.unobserve(box);
    if (hasConsent(purposeOf(box))) watcher.observe(box);
    else unload(box);
  }
}

/** Starts or stops the embeds in a popup, dialog or details element as it opens or closes. */
function followHolder({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('dialog, details')) return;
  if (target.hasAttribute('open')) followConsent(target);
  else for (const box of boxesIn(target)) unload(box);
}

/** Runs for the box around what was pressed. */
function onPress(selector: string, act: (box: HTMLElement) => void): void {
  on('click', selector, (pressed) => {
    const box = pressed.closest<HTMLElement>(SOCIAL);
    if (box !== null) act(box);
  });
}

/** Posts, pages, comments and buttons of networks: nothing of them is loaded before consent. Source: WG-09…12, SH-05 */
export function start(): void {
  onPress('[data-social-once]', (box) => void load(box));
  onPress('[data-social-always]', (box) => {
    grant(purposeOf(box));
    void load(box);
  });
  document.addEventListener(CONSENT_CHANGED, () => followConsent());
  document.addEventListener('elementor/popup/show', ({ target }) => {
    if (target instanceof Element) followConsent(target);
  });
  // Neither event bubbles.
  for (const type of ['close', 'toggle']) document.addEventListener(type, followHolder, true);
  followConsent();
}
