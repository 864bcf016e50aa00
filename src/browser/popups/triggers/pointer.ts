import { isAtTop, isClickDue } from '#shop/popups/rules/triggers.ts';
import type { Arm } from './arm.ts';
import { startTimer } from './page-load.ts';

/** Exactly the n-th click on the page, which may have been before the triggers were armed. Source: PG-05 */
export const armClick: Arm = (settings, { clicksBefore, signal, fire }) => {
  let clicks = clicksBefore;
  if (clicks >= settings.click_times) return fire();
  const count = () => {
    clicks += 1;
    if (isClickDue(settings, clicks)) fire();
  };
  addEventListener('click', count, { signal });
};

/** So long without a key press or a mouse move. Source: PG-06 */
export const armInactivity: Arm = ({ inactivity_time }, { signal, fire }) => {
  let wait = new AbortController();
  const restart = () => {
    wait.abort();
    wait = new AbortController();
    startTimer(inactivity_time, AbortSignal.any([signal, wait.signal]), fire);
  };
  for (const type of ['keydown', 'mousemove']) addEventListener(type, restart, { signal });
  restart();
};

/** The pointer leaves the window at the top. Source: PG-07 */
export const armExitIntent: Arm = (_settings, { signal, fire }) => {
  const heed = ({ clientY }: MouseEvent) => {
    if (isAtTop(clientY)) fire();
  };
  document.documentElement.addEventListener('mouseleave', heed, { signal });
};
