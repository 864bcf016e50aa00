import type { Trigger } from '../../popup.ts';
import { popupVerdict, type StoppedBy } from '../popup-verdict.ts';
import { type Hold, heldBy } from '../triggers.ts';
import { type CarriedPopup, factsOf, type Visitor } from '../visit/visitor.ts';
import { momentOf } from './moment-of.ts';
import { compareMoments, type Moment, type Walk } from './walk.ts';

/**
 * The outcome of a popup on a visit: `shown` as the n-th of the page; `stopped` by a condition, so that it was not
 * armed; `waiting` if none of its triggers fires; `held` if one fires but other popups shown before block it.
 */
export type Outcome = Readonly<
  | { state: 'shown'; order: number; by: Trigger; seconds: number }
  | { state: 'stopped'; by: StoppedBy }
  | { state: 'waiting' }
  | { state: 'held'; by: Trigger; hold: Hold; seconds: number }
>;

type Firing<Popup> = Readonly<{ popup: Popup; at: number; by: Trigger; moment: Moment }>;

function firstFiring<Popup extends CarriedPopup>(popup: Popup, at: number, walk: Walk): Firing<Popup> | null {
  const firings = popup.settings.triggers.flatMap((by): Firing<Popup>[] => {
    const moment = momentOf(by, popup.settings, walk);
    return moment === null ? [] : [{ popup, at, by, moment }];
  });
  return firings.toSorted((one, other) => compareMoments(one.moment, other.moment))[0] ?? null;
}

/**
 * Simulates the popups of a page on a visit: each popup with its outcome, in page order.
 *
 * Source: spec §4 Popup eligibility, Popup life cycle; PT-01, PT-24, PL-01, PS-04
 */
export function simulate<Popup extends CarriedPopup>(
  popups: readonly Popup[],
  { visitor, walk }: Readonly<{ visitor: Visitor; walk: Walk }>,
): Readonly<{ popup: Popup; outcome: Outcome }>[] {
  const outcomes = new Map<Popup, Outcome>();
  const firings = popups.flatMap((popup, at): Firing<Popup>[] => {
    const verdict = popupVerdict(popup.settings, factsOf(visitor, popup));
    const firing = verdict.passes ? firstFiring(popup, at, walk) : null;
    if (!verdict.passes) outcomes.set(popup, { state: 'stopped', by: verdict.by });
    else if (firing === null) outcomes.set(popup, { state: 'waiting' });
    return firing === null ? [] : [firing];
  });
  firings.sort((one, other) => compareMoments(one.moment, other.moment) || one.at - other.at);
  let order = 0;
  for (const { popup, by, moment } of firings) {
    const [seconds] = moment;
    const visitPopups = factsOf(visitor, popup).visitPopups + order;
    const hold = heldBy(popup.settings, { hasOtherAppeared: order > 0, visitPopups });
    if (hold === null) order += 1;
    outcomes.set(popup, hold ? { state: 'held', by, hold, seconds } : { state: 'shown', order, by, seconds });
  }
  return popups.map((popup) => ({ popup, outcome: outcomes.get(popup) ?? { state: 'waiting' } }));
}
