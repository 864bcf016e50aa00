import { VISIT_HASH } from '#kernel/web/link-hash.ts';
import { attempt } from '../page/attempt.ts';
import { type EntryStorage, readEntry, writeEntry } from './entries.ts';

const ACTIVE = 'activeSession';

function countUp(shelf: EntryStorage, name: string, nowMs: number): void {
  const before = readEntry(shelf, name, nowMs);
  writeEntry(shelf, [name, (typeof before === 'number' ? before : 0) + 1], { nowMs });
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
  attempt(() => {
    if (readEntry(sessionStorage, ACTIVE, nowMs) === true) return;
    writeEntry(sessionStorage, [ACTIVE, true], { nowMs });
    countUp(localStorage, 'sessions', nowMs);
  }, undefined);
}
