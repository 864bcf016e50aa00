import { type Instant, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { TemplateVersion } from '#shop/templates';
import { shownState } from '#shop/templates/rules/schedule.ts';
import { areSameConditions } from './same-conditions.ts';

type Compared = Readonly<{ popupA: number; popupB: number }>;

/** Days of the shop's clock, both of them included. */
export type DayRange = Readonly<{ first: string; last: string }>;

/** A day of the shop's clock. */
export const dayOf = (at: Instant): string => at.toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** Whether both popups show at a moment, and on the same pages. */
function areCompared(versions: readonly TemplateVersion[], { popupA, popupB }: Compared, at: Instant) {
  const [a, b] = [popupA, popupB].map((id) => {
    const version = versions.findLast((one) => one.id === id && one.since <= at);
    return version !== undefined && shownState(version.status, version, at) === 'published' ? version : null;
  });
  return a != null && b != null && areSameConditions(a.conditions, b.conditions);
}

/**
 * Days on which the two popups were not comparable all the time: one of them was not shown, or their conditions
 * differed, so that visitors of both variants saw the same popup.
 *
 * @param versions of the two popups, in chronological order
 * @param from when the test started; `until` is its end or now
 */
export function interruptedDays(
  versions: readonly TemplateVersion[],
  { from, until, ...compared }: Compared & Readonly<{ from: Instant; until: Instant }>,
): DayRange[] {
  const changes = versions
    .flatMap(({ since, startsAt, endsAt }) => [since, startsAt, endsAt])
    .filter((at) => at !== null)
    .filter((at) => at > from && at < until)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return [from, ...changes].flatMap((at, index) => {
    if (areCompared(versions, compared, at)) return [];
    const next = changes[index] ?? until;
    // The day that begins with the next change has nothing of this one.
    const last = new Date(Math.max(at.getTime(), next.getTime() - 1));
    return [{ first: dayOf(at), last: dayOf(last) }];
  });
}
