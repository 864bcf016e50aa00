import { debounce } from '../page/debounce.ts';
import { deviceMode } from '../page/device-mode.ts';

const REACTIVATION_MS = 300;

/** Makes elements sticky whose `data-sticky-on` lists the current device mode. */
function activate(): void {
  const mode = deviceMode();
  for (const element of document.querySelectorAll<HTMLElement>('[data-sticky-on]')) {
    const modes = element.dataset.stickyOn?.split(' ') ?? [];
    element.classList.toggle('is-sticky', modes.includes(mode));
  }
}

/**
 * Keeps elements sticky in the device modes they list; decides again 300 ms after the last resize.
 *
 * Source: spec §3 Sticky element setting, §9 Other timings; SK-01, SK-02
 */
export function startSticky(): void {
  activate();
  addEventListener('resize', debounce(activate, REACTIVATION_MS));
}
