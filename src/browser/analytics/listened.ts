import { importPart } from '../page/load-part.ts';
import type { Interactions } from './interactions-part.ts';

/** What a visitor does; most of them do not bubble, so they are caught on their way down. */
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
 * Hands what a visitor does to the part that knows events in it, which is loaded with the first of them; pages that say what
 * they are about load it at once.
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
    // What the cart was before anything was pressed.
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
