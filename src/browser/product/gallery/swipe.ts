import { on } from '../../page/on.ts';
import { afterSwipe, overscrollPx } from './slide-position.ts';

/** A swipeable slider: its state, and what to do when the finger lifts. */
type Slider = Readonly<{ at: number; total: number; show: (index: number) => void }>;

type Held = Slider & { stage: HTMLElement; pointer: number; fromX: number; fromMs: number; sign: 1 | -1 };

/** Below this distance the gesture may still be a tap or a scroll. */
const START_PX = 8;

function release({ stage }: Held): void {
  delete stage.dataset.held;
  stage.style.removeProperty('--drag');
}

/** Ignores the click that ends a swipe. */
function swallowClick(stage: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  stage.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => stage.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Makes sliders swipeable by touch and pen. The browser keeps vertical scrolling and pinching (`touch-action`).
 *
 * @param look returns the state of the touched slider, or null
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
    stage.style.setProperty('--drag', `${-held.sign * overscrollPx(held.at, held.total, movedPx)}px`);
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
