import { debounce } from '../page/debounce.ts';
import { deviceMode } from '../page/device-mode.ts';
import { prefersReducedMotion } from '../page/motion/motion.ts';

const TOGGLE_DELAY_MS = 200;
const REVEALED = '[data-reveal]';

/** No effects on phones or with reduced motion. */
function decide(): void {
  const run = !prefersReducedMotion() && deviceMode() !== 'mobile';
  document.documentElement.toggleAttribute('data-motion', run);
}

/** Animates elements when they first come into view; elements already in view are not animated. */
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
 * Sections rise a little when first scrolled to and are never hidden before. Decides again 200 ms after the last
 * resize or change of preference.
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
