import type { PopupSettings } from '#shop/popups';
import { attempt } from '../page/attempt.ts';
import { expiryOf, readEntry, writeEntry } from '../visitor/entries.ts';
import type { Popup } from './popup.ts';

/** Source: spec §9 Popups */
const PERIOD_SECONDS: Partial<Record<PopupSettings['times_period'], number>> = {
  day: 86_400,
  week: 604_800,
  month: 2_628_288,
};
const SECOND_MS = 1000;

function readNumber(storage: Storage, name: string): number | null {
  const value = readEntry(storage, name, Date.now());
  return typeof value === 'number' ? value : null;
}

const timesName = ({ id }: Popup) => `popup_${id}_times`;
const disableName = ({ id }: Popup) => `popup_${id}_disable`;
const storageOf = ({ settings }: Popup) =>
  settings.times_period === 'session' ? sessionStorage : localStorage;

export function readCounter(name: 'pageViews' | 'sessions'): number {
  return attempt(() => readNumber(localStorage, name) ?? 0, 0);
}

/** A counter when the popup's rule was first evaluated, which is now where it was not yet. */
export function openBaseline({ id }: Popup, [rule, name, now]: [string, string, number]): number {
  const entry = `popup_${id}_${rule}_${name}`;
  return attempt(() => {
    const before = readNumber(localStorage, entry);
    if (before === null) writeEntry(localStorage, [entry, now], { nowMs: Date.now() });
    return before ?? now;
  }, now);
}

/** How often a popup was shown in its period. */
export function readTimes(popup: Popup): number {
  return attempt(() => readNumber(storageOf(popup), timesName(popup)) ?? 0, 0);
}

/** Counts a popup as shown; its period begins with the first time and does not move. Source: PL-03, PT-20 */
export function countShown(popup: Popup): void {
  const nowMs = Date.now();
  const [storage, name] = [storageOf(popup), timesName(popup)];
  attempt(() => {
    const times = readNumber(storage, name) ?? 0;
    const untilMs = times === 0 ? null : expiryOf(storage, name);
    const period = PERIOD_SECONDS[popup.settings.times_period];
    const lifetimeSeconds = untilMs === null ? period : (untilMs - nowMs) / SECOND_MS;
    writeEntry(storage, [name, times + 1], {
      nowMs,
      ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }),
    });
  }, undefined);
}

export function isDisabled(popup: Popup): boolean {
  return attempt(() => readEntry(localStorage, disableName(popup), Date.now()) === true, false);
}

/** Source: PL-08 */
export function disable(popup: Popup): void {
  attempt(() => writeEntry(localStorage, [disableName(popup), true], { nowMs: Date.now() }), undefined);
}
