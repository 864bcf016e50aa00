import { isScrollDue } from '#shop/popups/rules/triggers.ts';
import { attempt } from '../../page/attempt.ts';
import type { Arm } from './arm.ts';

const WHOLE_PERCENT = 100;

function scrolledPercent(): number {
  const wayPx = document.documentElement.scrollHeight - innerHeight;
  return wayPx <= 0 ? WHOLE_PERCENT : (scrollY / wayPx) * WHOLE_PERCENT;
}

/** Down to a part of the page, or upward. Source: PG-02, PG-03 */
export const armScrolling: Arm = (settings, { signal, fire }) => {
  let before = scrollY;
  const heed = () => {
    const isUp = scrollY < before;
    before = scrollY;
    if (isScrollDue(settings, { percent: scrolledPercent(), isUp })) fire();
  };
  addEventListener('scroll', heed, { signal, passive: true });
};

/** An element comes into view. Source: PG-04 */
export const armScrollingTo: Arm = ({ scrolling_to_selector }, { signal, fire }) => {
  const element = attempt(() => document.querySelector(scrolling_to_selector), null);
  if (element === null) return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) fire();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
};
