import { SECOND_MS } from '#kernel/instant.ts';
import { saidBetween, timeLeft } from './time-left.ts';

const DIGITS = 2;
const RUNNING = '[data-countdown-running]';
const SAID = '[data-countdown-said]';

function showClock(countdown: HTMLElement, leftMs: number): void {
  for (const [unit, count] of Object.entries(timeLeft(leftMs))) {
    const shown = countdown.querySelector(`[data-unit="${unit}"]`);
    const text = String(count).padStart(DIGITS, '0');
    if (shown !== null && shown.textContent !== text) shown.textContent = text;
  }
}

/** Replaces the clock by the owner's text, or removes the block without one. */
function end(countdown: HTMLElement): void {
  const text = countdown.querySelector<HTMLElement>('[data-countdown-end]');
  const block = countdown.closest<HTMLElement>('[data-template-id]') ?? countdown;
  if (text === null) {
    block.hidden = true;
    return;
  }
  for (const part of countdown.querySelectorAll(`${RUNNING}, ${SAID}`)) part.remove();
  text.hidden = false;
}

function run(countdown: HTMLElement): void {
  const untilMs = Date.parse(countdown.dataset.countdown ?? '');
  const output = countdown.querySelector<HTMLElement>(SAID);
  let beforeMs: number | null = null;
  const tick = () => {
    const leftMs = untilMs - Date.now();
    if (leftMs <= 0) {
      end(countdown);
      return;
    }
    showClock(countdown, leftMs);
    const words = saidBetween(beforeMs, leftMs);
    if (output !== null && words !== null) output.textContent = output.dataset[words] ?? '';
    beforeMs = leftMs;
    // At the next full second, however late this one came.
    setTimeout(tick, leftMs % SECOND_MS || SECOND_MS);
  };
  tick();
  const clock = countdown.querySelector<HTMLElement>('[data-countdown-clock]');
  if (clock !== null) clock.dataset.runs = '';
}

/** Runs countdowns by the visitor's clock; the time left is announced three times, and the end. */
export function start(): void {
  for (const countdown of document.querySelectorAll<HTMLElement>('[data-countdown]')) run(countdown);
}
