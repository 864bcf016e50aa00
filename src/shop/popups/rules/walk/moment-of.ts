import type { PopupSettings, Trigger } from '../../popup.ts';
import { isClickDue, isScrollDue } from '../triggers.ts';
import type { Moment, Walk } from './walk.ts';

const STEPS = { load: 0, scroll: 1, see: 2, up: 3, click: 4, submit: 5, add: 6, wait: 7, leave: 9 } as const;

type Firing = (settings: PopupSettings, walk: Walk) => Moment | null;

const onceThere = (seconds: number, walk: Walk, step: number): Moment | null =>
  seconds <= walk.seconds ? [seconds, step, 0] : null;

function onScroll(settings: PopupSettings, { scrolledPercent: percent, scrollsUp }: Walk): Moment | null {
  if (percent === 0) return null;
  if (isScrollDue(settings, { percent, isUp: false })) return [0, STEPS.scroll, settings.scrolling_offset];
  return scrollsUp && isScrollDue(settings, { percent: 0, isUp: true }) ? [0, STEPS.up, 0] : null;
}

function onIdle({ inactivity_time: needed }: PopupSettings, walk: Walk): Moment | null {
  if (needed === 0) return [0, STEPS.load, 0];
  const idleSeconds = Math.min(walk.idleSeconds, walk.seconds);
  return needed <= idleSeconds ? [walk.seconds - idleSeconds + needed, STEPS.wait, 0] : null;
}

function onClick(settings: PopupSettings, { clicks }: Walk): Moment | null {
  const first = Array.from({ length: clicks }, (_none, at) => at + 1).find((click) =>
    isClickDue(settings, click),
  );
  return first === undefined ? null : [0, STEPS.click, first];
}

const FIRINGS: Readonly<Record<Trigger, Firing>> = {
  page_load: ({ page_load_delay }, walk) => onceThere(page_load_delay, walk, STEPS.load),
  scrolling: onScroll,
  scrolling_to: ({ scrolling_to_selector: selector }, { seen }) =>
    seen.includes(selector) ? [0, STEPS.see, seen.indexOf(selector)] : null,
  click: onClick,
  inactivity: onIdle,
  exit_intent: (_settings, walk) => (walk.leavesAtTop ? [walk.seconds, STEPS.leave, 0] : null),
  adblock_detection: ({ adblock_detection_delay }, walk) =>
    walk.hasAdBlocker ? onceThere(adblock_detection_delay, walk, STEPS.load) : null,
  after_submit: (_settings, { submits }) => (submits ? [0, STEPS.submit, 0] : null),
  after_add_to_cart: (_settings, { addsToCart }) => (addsToCart ? [0, STEPS.add, 0] : null),
};

/** When a trigger fires on a walk; null where it does not. */
export function momentOf(trigger: Trigger, settings: PopupSettings, walk: Walk): Moment | null {
  return FIRINGS[trigger](settings, walk);
}
