import type { ConsentPurpose } from '#kernel/web/consent/consent.ts';
import { CONSENT_CHANGED, grant, hasConsent } from '../consent/stored-consent.ts';
import { on } from '../page/on.ts';
import { loadPlayerScript, PLAYER_APIS, type Play, type Progress } from './player-apis.ts';
import { pollUntilReady } from './poll-until-ready.ts';
import type { VideoProgress } from './video-progress.ts';

const VIDEO = '[data-video]';
const HOSTED = '[data-video][data-consent]';
const PLAYER = 'iframe, video';

const purposeOf = (video: HTMLElement) => video.dataset.consent as ConsentPurpose;

function show(video: HTMLElement, selector: string, isShown: boolean): void {
  const part = video.querySelector<HTMLElement>(selector);
  if (part !== null) part.hidden = !isShown;
}

function say(video: HTMLElement, isLoading: boolean): void {
  const status = video.querySelector<HTMLElement>('[data-video-status]');
  if (status !== null) status.textContent = isLoading ? (status.dataset.loading ?? '') : '';
}

/** The end of each video that plays. */
const endings = new WeakMap<HTMLElement, AbortController>();

function stop(video: HTMLElement): void {
  if (video.dataset.video === 'own') {
    video.querySelector('video')?.pause();
    return;
  }
  endings.get(video)?.abort();
  endings.delete(video);
  video.querySelector(PLAYER)?.remove();
  say(video, false);
  show(video, '[data-video-ask]', false);
  show(video, '[data-video-poster]', true);
}

function toFile(src: string): HTMLVideoElement {
  const player = document.createElement('video');
  Object.assign(player, { src, controls: true, autoplay: true, playsInline: true });
  return player;
}

/** YouTube answers only a page that names its origin. */
function toFrame(src: string, isYouTube: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = isYouTube ? `${src}&origin=${encodeURIComponent(location.origin)}` : src;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

function insert(video: HTMLElement, player: HTMLElement): void {
  player.className = 'j-video__player';
  player.title = video.dataset.title ?? '';
  video.querySelector('[data-video-frame]')?.append(player);
  show(video, '[data-video-ask]', false);
  show(video, '[data-video-poster]', false);
  player.focus();
}

function announceProgress({ dataset }: HTMLElement, frame: HTMLIFrameElement, progress: Progress): void {
  const { video: provider = '', title = '' } = dataset;
  const detail: VideoProgress = { provider, title, url: frame.src, ...progress };
  frame.dispatchEvent(new CustomEvent('jamra:video:progress', { bubbles: true, detail }));
}

/** The frame has its own button meanwhile; the provider's script saves pressing it. */
function playFrame(video: HTMLElement, frame: HTMLIFrameElement, script: string): void {
  const ending = new AbortController();
  endings.set(video, ending);
  const end = () => say(video, false);
  say(video, true);
  loadPlayerScript(script, () => {
    ending.abort();
    end();
  });
  let play: Play | null = null;
  pollUntilReady(
    () => {
      play = PLAYER_APIS[video.dataset.video ?? '']?.() ?? null;
      return play !== null;
    },
    () => {
      end();
      play?.(frame, (progress) => announceProgress(video, frame, progress));
    },
    ending.signal,
  );
}

function play(video: HTMLElement): void {
  const { player = '', script } = video.dataset;
  if (video.querySelector(PLAYER) !== null) return;
  if (script === undefined) {
    insert(video, toFile(player));
    return;
  }
  const frame = toFrame(player, video.dataset.video === 'youtube');
  insert(video, frame);
  playFrame(video, frame, script);
}

function ask(video: HTMLElement): void {
  show(video, '[data-video-ask]', true);
  video.querySelector<HTMLElement>('[data-video-ask]')?.focus();
}

function cancel(video: HTMLElement): void {
  show(video, '[data-video-ask]', false);
  video.querySelector<HTMLElement>('[data-video-play]')?.focus();
}

/** Runs for the video around what was pressed. */
function onPress(selector: string, act: (video: HTMLElement) => void): void {
  on('click', selector, (pressed, event) => {
    const video = pressed.closest<HTMLElement>(VIDEO);
    // Opening the link elsewhere is the browser's business.
    if (video === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act(video);
  });
}

/** What holds a video was closed: a dialog, or a text that folds. */
function stopWithin({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('dialog, details') || target.hasAttribute('open'))
    return;
  for (const video of target.querySelectorAll<HTMLElement>(VIDEO)) stop(video);
}

/** Withdrawn consent ends what plays. */
function followConsent(): void {
  for (const video of document.querySelectorAll<HTMLElement>(HOSTED)) {
    const isAllowed = hasConsent(purposeOf(video));
    show(video, '[data-video-waits]', !isAllowed);
    if (!isAllowed) stop(video);
  }
}

/** Videos of other hosts: nothing of them is loaded before consent and a press. Source: WG-34, SH-05 */
export function start(): void {
  onPress('[data-video-play]', (video) => (hasConsent(purposeOf(video)) ? play(video) : ask(video)));
  onPress('[data-video-allow]', (video) => {
    grant(purposeOf(video));
    play(video);
  });
  onPress('[data-video-cancel]', cancel);
  document.addEventListener(CONSENT_CHANGED, followConsent);
  // Neither event bubbles.
  for (const type of ['close', 'toggle']) document.addEventListener(type, stopWithin, true);
  followConsent();
}
