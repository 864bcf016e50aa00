import { prefersReducedMotion } from '../../page/motion/motion.ts';
import { advances } from './pages.ts';

/** A share of the carousel that must be in sight. */
const SEEN_SHARE = 0.5;

type Autoplay = Readonly<{ root: HTMLElement; everyMs: number; advance: () => void }>;

function isTouched(root: HTMLElement, selector: string): boolean {
  return root.matches(selector) || root.querySelector(selector) !== null;
}

/** The button's label is the action of the next press. */
function showButton(button: HTMLElement, isPaused: boolean): void {
  button.hidden = prefersReducedMotion();
  button.dataset.state = isPaused ? 'paused' : 'playing';
  button.setAttribute('aria-label', (isPaused ? button.dataset.play : button.dataset.pause) ?? '');
}

/** Advances a carousel; stops under the pointer, with focus within, out of sight, and by its button. Source: WG-08 */
export function startAutoplay({ root, everyMs, advance }: Autoplay): void {
  const button = root.querySelector<HTMLElement>('[data-carousel-pause]');
  const track = root.querySelector<HTMLElement>('[data-carousel-track]');
  if (button === null || track === null) return;
  let isPaused = false;
  let isSeen = false;
  new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting === true;
    },
    { threshold: SEEN_SHARE },
  ).observe(root);
  const isMoving = () =>
    advances({
      isPaused,
      isHovered: isTouched(root, ':hover'),
      hasFocus: root.contains(document.activeElement),
      isSeen: isSeen && document.visibilityState === 'visible',
      isMotionReduced: prefersReducedMotion(),
    });
  // Slides that change by themselves are not announced.
  const announce = () => track.setAttribute('aria-live', isMoving() ? 'off' : 'polite');
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    showButton(button, isPaused);
    announce();
  });
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const)
    root.addEventListener(type, () => queueMicrotask(announce));
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () =>
    showButton(button, isPaused),
  );
  showButton(button, isPaused);
  setInterval(() => {
    announce();
    if (isMoving()) advance();
  }, everyMs);
}
