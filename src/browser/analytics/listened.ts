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
    const drawer = document.querySelector('#cart-drawer')?.cloneNode(true);
    const cart = { drawer: drawer instanceof Element ? drawer : null, cookies: document.cookie };
    importPart('interactions', () => import('./interactions-part.ts'))
      .then(({ startInteractions }) => {
        act = startInteractions(cart, waiting);
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
