import { debounce } from '../page/debounce.ts';
import { deviceMode } from '../page/device-mode.ts';
import { prefersStillness } from '../page/motion.ts';

const TOGGLE_DELAY_MS = 200;
const REVEALED = '[data-reveal]';

/** Phones are left in peace, and so are visitors who asked for less movement. */
function decide(): void {
  const run = !prefersStillness() && deviceMode() !== 'mobile';
  document.documentElement.toggleAttribute('data-motion', run);
}

/** What comes into view for the first time moves to its place; what is in view already stays there. */
function revealOnArrival(): void {
  const arrivals = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.classList.add('is-seen');
      arrivals.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll(REVEALED)) {
    if (element.getBoundingClientRect().top < innerHeight) element.classList.add('is-seen');
    else arrivals.observe(element);
  }
}

/**
 * Sections rise a little when they are first scrolled to, never hidden before. Whether effects run is decided anew
 * 200 ms after the last resize or change of preference.
 *
 * Source: spec §4 Other display states, §9 Other timings; SK-03, SK-04
 */
export function startMotionEffects(): void {
  revealOnArrival();
  decide();
  const decideLater = debounce(decide, TOGGLE_DELAY_MS);
  addEventListener('resize', decideLater);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', decideLater);
}
