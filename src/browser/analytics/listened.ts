import { importPart } from '../page/load-part.ts';
import type { Interactions } from './interactions-part.ts';

/** Events of visitors; most do not bubble, so they are captured. */
const TYPES = [
  'pointerdown',
  'click',
  'auxclick',
  'change',
  'focusin',
  'submit',
  'submit_success',
  'playing',
  'timeupdate',
  'ended',
  'jamra:video:progress',
  'elementor/popup/show',
] as const;

/**
 * Passes visitor events to the module that interprets them, which is loaded with the first one; pages with event facts
 * load it at once.
 */
export function listenForInteractions(): void {
  let waiting: Event[] = [];
  let act: Interactions = (event) => {
    waiting.push(event);
  };
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // The cart before the first event.
    const drawer = document.querySelector('#cart-drawer')?.cloneNode(true);
    importPart('interactions', () => import('./interactions-part.ts'))
      .then(({ startInteractions }) => {
        const handle = startInteractions(drawer as Element | undefined);
        for (const event of waiting) handle(event);
        act = handle;
        waiting = [];
      })
      .catch(() => undefined);
  };
  const heed = (event: Event) => {
    load();
    act(event);
  };
  for (const type of TYPES) document.addEventListener(type, heed, true);
  if (document.querySelector('script[data-event-facts]') !== null) load();
}
