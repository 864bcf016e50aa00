import type { Language } from '#kernel/language.ts';
import { formatNumber } from '#views/number/number.ts';
import { prefersReducedMotion } from '../../page/motion/motion.ts';
import { COUNT_MS, valueAt } from './value-at.ts';

const COUNTER = '[data-counters] [data-counter]';

/** Counts up over the printed number, which remains for screen readers and keeps the space. */
function countUp(counter: HTMLElement): void {
  const number = Number(counter.dataset.counter);
  const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const running = document.createElement('span');
  running.ariaHidden = 'true';
  counter.append(running);
  counter.dataset.counting = '';
  const startedAt = performance.now();
  const step = (now: number) => {
    running.textContent = formatNumber(valueAt(number, now - startedAt), language);
    if (now - startedAt < COUNT_MS) requestAnimationFrame(step);
    else {
      running.remove();
      delete counter.dataset.counting;
    }
  };
  step(startedAt);
}

/** Counts each number up as it scrolls into view, once; one that was in view before stays as it was read. */
export function start(): void {
  if (prefersReducedMotion()) return;
  const below = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) {
          below.add(target);
          continue;
        }
        observer.unobserve(target);
        if (below.has(target) && target instanceof HTMLElement) countUp(target);
      }
    },
    { threshold: 1 },
  );
  for (const counter of document.querySelectorAll(COUNTER)) observer.observe(counter);
}
