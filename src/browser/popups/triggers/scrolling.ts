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

/** Who waits for which elements, in the order of the page: a browser keeps no order between several observers. */
const waiting = new Map<Element, Set<() => void>>();
const openObserver = () =>
  new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) for (const fire of waiting.get(target) ?? []) fire();
  });
let observer: IntersectionObserver | null = null;

/** An element comes into view. Source: PG-04 */
export const armScrollingTo: Arm = ({ scrolling_to_selector }, { signal, fire }) => {
  const element = attempt(() => document.querySelector(scrolling_to_selector), null);
  if (element === null) return;
  const others = waiting.get(element) ?? new Set();
  waiting.set(element, others.add(fire));
  signal.addEventListener('abort', () => others.delete(fire));
  observer ??= openObserver();
  observer.observe(element);
};
