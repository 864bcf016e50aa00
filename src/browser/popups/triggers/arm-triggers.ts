import { memoizeOnce } from '#kernel/memoize.ts';
import type { PopupSettings } from '#shop/popups';
import type { Trigger } from '#shop/popups/popup.ts';
import type { Arm, Arming } from './arm.ts';
import { armAfterAddToCart, armAfterSubmit } from './done.ts';
import { armPageLoad } from './page-load.ts';
import { armClick, armExitIntent, armInactivity } from './pointer.ts';
import { armScrolling, armScrollingTo } from './scrolling.ts';

/** Few popups need it, so it is a separate module. Loaded once for all popups, so that they are armed in page order. */
const openAdblockDetection = memoizeOnce(() => import('./adblock-detection.ts'));

const armAdblockDetection: Arm = (settings, arming) =>
  void openAdblockDetection().then(
    (part) => arming.signal.aborted || part.armAdblockDetection(settings, arming),
    () => undefined,
  );

const ARMS: Readonly<Record<Trigger, Arm>> = {
  page_load: armPageLoad,
  scrolling: armScrolling,
  scrolling_to: armScrollingTo,
  click: armClick,
  inactivity: armInactivity,
  exit_intent: armExitIntent,
  adblock_detection: armAdblockDetection,
  after_submit: armAfterSubmit,
  after_add_to_cart: armAfterAddToCart,
};

/** Arms the enabled triggers; the first that fires removes all. Source: PL-01, PL-02 */
export function armTriggers(settings: PopupSettings, { fire, ...before }: Arming): void {
  const all = new AbortController();
  for (const trigger of settings.triggers) {
    const fireOnce = () => {
      if (all.signal.aborted) return;
      all.abort();
      fire(trigger);
    };
    ARMS[trigger](settings, { ...before, fire: fireOnce, signal: all.signal });
  }
}
