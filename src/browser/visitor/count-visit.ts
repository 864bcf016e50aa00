import { VISIT_HASH } from '#kernel/web/addresses/link-hash.ts';
import { campaignOf } from '#shop/popups/rules/visit/campaign.ts';
import { CAMPAIGN_ENTRY } from '#shop/popups/rules/visit/entry-names.ts';
import { attempt } from '../page/attempt.ts';
import { type EntryStorage, readEntry, writeEntry } from './entries.ts';

const ACTIVE = 'activeSession';

function countUp(storage: EntryStorage, name: string, nowMs: number): void {
  const before = readEntry(storage, name, nowMs);
  writeEntry(storage, [name, (typeof before === 'number' ? before : 0) + 1], { nowMs });
}

/** The campaign that a visit came by is that of the last address that named one. */
function noteCampaign(nowMs: number): void {
  if (!location.search.includes('utm_')) return;
  writeEntry(sessionStorage, [CAMPAIGN_ENTRY, campaignOf(location.search)], { nowMs });
}

/**
 * Counts page views and sessions in browser storage, but for visits that staff simulate.
 *
 * Source: spec §3 Browser storage; CK-05, CK-06
 */
export function countVisit(): void {
  if (location.hash.startsWith(VISIT_HASH)) return;
  const nowMs = Date.now();
  attempt(() => countUp(localStorage, 'pageViews', nowMs), undefined);
  attempt(() => noteCampaign(nowMs), undefined);
  attempt(() => {
    if (readEntry(sessionStorage, ACTIVE, nowMs) === true) return;
    writeEntry(sessionStorage, [ACTIVE, true], { nowMs });
    countUp(localStorage, 'sessions', nowMs);
  }, undefined);
}
