import type { PopupSettings } from '../popup.ts';
import { passesVisitPopups } from './conditions/visit.ts';

/** Whether a scroll is the one that opens the popup. Source: PG-02, PG-03 */
export function isScrollDue(
  { scrolling_direction, scrolling_offset }: Pick<PopupSettings, 'scrolling_direction' | 'scrolling_offset'>,
  { percent, isUp }: Readonly<{ percent: number; isUp: boolean }>,
): boolean {
  return scrolling_direction === 'up' ? isUp : percent >= scrolling_offset;
}

/** Exactly the n-th click on the page. Source: PG-05 */
export function isClickDue({ click_times }: Pick<PopupSettings, 'click_times'>, clicks: number): boolean {
  return clicks === click_times;
}

/** Whether a pointer that leaves the window leaves it at the top. Source: PG-07 */
export function isAtTop(clientY: number): boolean {
  return clientY <= 0;
}

/** What keeps a popup from showing when one of its triggers fires. */
export type Hold = 'avoid_multiple_popups' | 'visit_popups';

type Shown = Readonly<{ hasOtherAppeared: boolean; visitPopups: number }>;

/**
 * Why a popup is not shown although one of its triggers fired; null if it is.
 *
 * Source: PS-04
 */
export function heldBy(settings: PopupSettings, { hasOtherAppeared, visitPopups }: Shown): Hold | null {
  if (settings.avoid_multiple_popups && hasOtherAppeared) return 'avoid_multiple_popups';
  const isLimited = settings.timing.includes('visit_popups');
  return isLimited && !passesVisitPopups(settings, { visitPopups }) ? 'visit_popups' : null;
}
