import { on } from '../page/on.ts';
import { afterSwipe, heldBack } from './slide-position.ts';

/** What a swipe moves: where it stands, and what to do once the finger has left. */
type Slider = Readonly<{ at: number; total: number; show: (index: number) => void }>;

type Held = Slider & { stage: HTMLElement; pointer: number; fromX: number; fromMs: number; sign: 1 | -1 };

/** Before this the finger may still mean to press or to scroll. */
const START_PX = 8;

function release({ stage }: Held): void {
  delete stage.dataset.held;
  stage.style.removeProperty('--drag');
}

/** A press that ends a swipe is none. */
function swallowClick(stage: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  stage.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => stage.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Lets fingers and pens move a slider. The browser keeps scrolling up and down and pinching to itself (`touch-action`).
 *
 * @param look says where the slider under the finger stands; null for none
 * Source: GA-07, GA-13
 */
export function startSwipe(selector: string, look: (stage: HTMLElement) => Slider | null): void {
  let held: Held | null = null;
  const movedBy = (one: Held, event: PointerEvent) => (one.fromX - event.clientX) * one.sign;

  on('pointerdown', selector, (stage, event) => {
    const slider = look(stage);
    if (slider === null || held !== null || event.pointerType === 'mouse' || !event.isPrimary) return;
    const sign = getComputedStyle(stage).direction === 'rtl' ? -1 : 1;
    held = {
      ...slider,
      stage,
      sign,
      pointer: event.pointerId,
      fromX: event.clientX,
      fromMs: event.timeStamp,
    };
  });
  document.addEventListener('pointermove', (event) => {
    if (held?.pointer !== event.pointerId) return;
    const movedPx = movedBy(held, event);
    const { stage } = held;
    if (!('held' in stage.dataset) && Math.abs(movedPx) < START_PX) return;
    stage.dataset.held = '';
    stage.style.setProperty('--drag', `${-held.sign * heldBack(held.at, held.total, movedPx)}px`);
  });
  const finish = (event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    const one = held;
    held = null;
    if (!('held' in one.stage.dataset)) return;
    release(one);
    if (event.type === 'pointercancel') return;
    swallowClick(one.stage);
    const tookMs = event.timeStamp - one.fromMs;
    const swipe = { movedPx: movedBy(one, event), tookMs, widthPx: one.stage.clientWidth };
    one.show(afterSwipe(one.at, one.total, swipe));
  };
  document.addEventListener('pointerup', finish);
  document.addEventListener('pointercancel', finish);
}
