import { AB_VARIANTS, type CarriedAbTest, type PopupFacts, type PopupSettings } from '../../popup.ts';
import { matchesPattern } from '../linear-pattern.ts';
import {
  abTestEntry,
  baselineEntry,
  disableEntry,
  firstShownEntry,
  firstShownViewsEntry,
  timesEntry,
  VISIT_POPUPS_ENTRY,
} from './entry-names.ts';

/** What of a visit is the same for all popups. */
export type VisitFacts = Pick<
  PopupFacts,
  | 'address'
  | 'referrer'
  | 'roles'
  | 'device'
  | 'browser'
  | 'cart'
  | 'campaign'
  | 'orderedDays'
  | 'ownDevice'
  | 'fittingDevices'
  | 'nowMs'
  | 'schedule_server_datetime'
  | 'localDatetime'
>;

/** Entries of a browser's storage by their names. */
export type StoredEntries = Readonly<Record<string, number | boolean>>;

/** A visit with what the visitor's browser has stored. */
export type Visitor = VisitFacts & Readonly<{ entries: StoredEntries }>;

/** A popup of a page, with the A/B test that it is in. */
export type CarriedPopup = Readonly<{ id: number; settings: PopupSettings; abTest?: CarriedAbTest | null }>;

function numberIn(entries: StoredEntries, name: string): number | null {
  const value = entries[name];
  return typeof value === 'number' ? value : null;
}

/** The variant that a visitor belongs to: the one that is stored, else the first. */
function abTestFacts(entries: StoredEntries, abTest: CarriedAbTest | null): PopupFacts['abTest'] {
  if (abTest === null) return null;
  const visitorVariant = AB_VARIANTS[numberIn(entries, abTestEntry(abTest.id)) ?? 0] ?? 'a';
  return { ...abTest, visitorVariant };
}

/** The facts about a visitor for the popup's rules. */
export function factsOf(
  { entries, ...visit }: Visitor,
  { id, settings, abTest = null }: CarriedPopup,
): PopupFacts {
  const initial = (rule: 'page_views' | 'sessions') =>
    settings.timing.includes(rule) ? numberIn(entries, baselineEntry(id, rule)) : null;
  return {
    ...visit,
    isDisabled: entries[disableEntry(id)] === true,
    abTest: abTestFacts(entries, abTest),
    pageViews: numberIn(entries, 'pageViews') ?? 0,
    initialPageViews: initial('page_views'),
    sessions: numberIn(entries, 'sessions') ?? 0,
    initialSessions: initial('sessions'),
    firstShownMs: numberIn(entries, firstShownEntry(id)),
    firstShownViews: numberIn(entries, firstShownViewsEntry(id)),
    visitPopups: numberIn(entries, VISIT_POPUPS_ENTRY) ?? 0,
    shownTimes: numberIn(entries, timesEntry(id)) ?? 0,
    matches: matchesPattern,
  };
}
