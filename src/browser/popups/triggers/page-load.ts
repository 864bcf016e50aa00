import type { Arm } from './arm.ts';

const SECOND_MS = 1000;

export function startTimer(seconds: number, signal: AbortSignal, act: () => void): void {
  const timer = setTimeout(act, seconds * SECOND_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** So long after the page began to load. Source: PG-01 */
export const armPageLoad: Arm = ({ page_load_delay }, { signal, fire }) =>
  startTimer(Math.max(0, page_load_delay - performance.now() / SECOND_MS), signal, fire);
