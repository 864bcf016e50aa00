import type { PopupFacts, PopupSettings } from '#shop/popups';
import {
  baselineEntry,
  CAMPAIGN_ENTRY,
  disableEntry,
  firstShownEntry,
  firstShownViewsEntry,
  timesEntry,
  VISIT_POPUPS_ENTRY,
} from '#shop/popups/rules/visit/entry-names.ts';
import { attempt } from '../page/attempt.ts';
import { type EntryStorage, expiryOf, readEntry, writeEntry } from '../visitor/entries.ts';
import type { Popup } from './popup.ts';
import { storageOf } from './simulated-visit.ts';

/** Source: spec §9 Popups */
const PERIOD_SECONDS: Partial<Record<PopupSettings['times_period'], number>> = {
  day: 86_400,
  week: 604_800,
  month: 2_628_288,
};
const SECOND_MS = 1000;

function readNumber(storage: EntryStorage, name: string): number | null {
  const value = readEntry(storage, name, Date.now());
  return typeof value === 'number' ? value : null;
}

function writeLocal(entry: [string, number | boolean]): void {
  attempt(() => writeEntry(storageOf('local'), entry, { nowMs: Date.now() }), undefined);
}

const timesStorage = ({ settings }: Popup) =>
  storageOf(settings.times_period === 'session' ? 'session' : 'local');

export function readCounter(name: 'pageViews' | 'sessions'): number {
  return attempt(() => readNumber(storageOf('local'), name) ?? 0, 0);
}

/** A counter when the popup's rule was first evaluated, which is now where it was not yet. */
export function openBaseline({ id }: Popup, rule: 'page_views' | 'sessions', now: number): number {
  const entry = baselineEntry(id, rule);
  return attempt(() => {
    const storage = storageOf('local');
    const before = readNumber(storage, entry);
    if (before === null) writeEntry(storage, [entry, now], { nowMs: Date.now() });
    return before ?? now;
  }, now);
}

/** How often a popup was shown in its period. */
export function readTimes(popup: Popup): number {
  return attempt(() => readNumber(timesStorage(popup), timesEntry(popup.id)) ?? 0, 0);
}

/** Counts a popup as shown; its period begins with the first time and does not move. Source: PL-03, PT-20 */
export function countShown(popup: Popup): void {
  const nowMs = Date.now();
  const name = timesEntry(popup.id);
  attempt(() => {
    const storage = timesStorage(popup);
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

/** When a popup was first shown, and the page views by then. */
export function readFirstShown({ id }: Popup): Pick<PopupFacts, 'firstShownMs' | 'firstShownViews'> {
  const read = (name: string) => readNumber(storageOf('local'), name);
  return attempt(
    () => ({ firstShownMs: read(firstShownEntry(id)), firstShownViews: read(firstShownViewsEntry(id)) }),
    { firstShownMs: null, firstShownViews: null },
  );
}

/** Notes the first show of a popup that waits after it. */
export function noteFirstShown(popup: Popup): void {
  const { id, settings } = popup;
  if (!settings.timing.includes('defer') || readFirstShown(popup).firstShownMs !== null) return;
  writeLocal([firstShownEntry(id), Date.now()]);
  writeLocal([firstShownViewsEntry(id), readCounter('pageViews')]);
}

/** Popups that have shown in this visit. */
export function readVisitPopups(): number {
  return attempt(() => readNumber(storageOf('session'), VISIT_POPUPS_ENTRY) ?? 0, 0);
}

/** @param by 1 for a popup that shows, -1 for one that could not after all */
export function countInVisit(by: 1 | -1): void {
  const entry: [string, number] = [VISIT_POPUPS_ENTRY, readVisitPopups() + by];
  attempt(() => writeEntry(storageOf('session'), entry, { nowMs: Date.now() }), undefined);
}

/** Parameters of the campaign that the visit came by. */
export function readCampaign(): PopupFacts['campaign'] {
  const stored = attempt(() => readEntry(storageOf('session'), CAMPAIGN_ENTRY, Date.now()), null);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

export function isDisabled(popup: Popup): boolean {
  return attempt(() => readEntry(storageOf('local'), disableEntry(popup.id), Date.now()) === true, false);
}

/** Source: PL-08 */
export function disable({ id }: Popup): void {
  writeLocal([disableEntry(id), true]);
}
