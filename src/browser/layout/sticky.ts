import { debounce } from '../page/debounce.ts';
import { deviceMode } from '../page/device-mode.ts';

const REACTIVATION_MS = 300;

/** Makes sticky what names this window's device mode in `data-sticky-on`, and nothing else. */
function activate(): void {
  const mode = deviceMode();
  for (const element of document.querySelectorAll<HTMLElement>('[data-sticky-on]')) {
    const modes = element.dataset.stickyOn?.split(' ') ?? [];
    element.classList.toggle('is-sticky', modes.includes(mode));
  }
}

/**
 * Elements stay in view in the device modes they name; after a resize this is decided anew, 300 ms after the last one.
 *
 * Source: spec §3 Sticky element setting, §9 Other timings; SK-01, SK-02
 */
export function startSticky(): void {
  activate();
  addEventListener('resize', debounce(activate, REACTIVATION_MS));
}
