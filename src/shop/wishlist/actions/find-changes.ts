import type { CustomerId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Tx } from '#platform/database/client.ts';
import { changeOf, type MailChoice, mailed, watched } from '../rules/mail-changes.ts';
import {
  lockMailChoice,
  noteMailed,
  readWatched,
  readWatchedWishes,
  readWatchers,
  saveWatched,
  type WatchedEntry,
  type Watcher,
} from '../store/mails.ts';
import type { MailedChange } from '../wishlist.ts';
import type { WishlistDeps } from './change-wishlist.ts';
import { type Facts, readFacts, wishKey } from './product-facts.ts';

/** Least time between two emails to an account; an email contains all changes since the last. */
const MAIL_INTERVAL_MS = DAY_MS;
const AT_ONCE = 200;

type CheckedEntry = Readonly<{ entry: WatchedEntry; next: WatchedEntry; change: MailedChange | null }>;
type CheckedBy = Readonly<{ facts: Facts; choice: MailChoice; isDue: boolean }>;

/** What is to be stored of an entry, and mailed if an email is due. */
function look(entry: WatchedEntry, { facts, choice, isDue }: CheckedBy): CheckedEntry {
  const fact = facts.get(wishKey(entry));
  if (fact === undefined) return { entry, next: entry, change: null };
  const { isCheaper, isBack } = changeOf(entry, fact, choice);
  if (!isDue || !(isCheaper || isBack))
    return { entry, next: { ...entry, ...watched(entry, fact) }, change: null };
  return {
    entry,
    next: { ...entry, ...mailed(entry, fact, { isCheaper, isBack }) },
    change: { productId: entry.productId, isCheaper, isBack },
  };
}

function isNews({ entry, next }: CheckedEntry): boolean {
  return entry.mailedPriceMinor !== next.mailedPriceMinor || entry.awaitsStock !== next.awaitsStock;
}

function isDueAt(mailedAt: Instant | null, now: Instant): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= MAIL_INTERVAL_MS;
}

/** Whether anything is to be stored or mailed, read without a lock. */
function hasNews({ entries, choice, mailedAt }: Watcher, facts: Facts, now: Instant): boolean {
  const looking = { facts, choice, isDue: isDueAt(mailedAt, now) };
  return entries.some((entry) => isNews(look(entry, looking)));
}

/** Stores what was seen. @returns whether an email was queued */
async function settle(
  { clock, raise }: WishlistDeps,
  tx: Tx,
  { customerId, facts }: { customerId: CustomerId; facts: Facts },
): Promise<boolean> {
  const choice = await lockMailChoice(tx, customerId);
  if (choice === null) return false;
  const now = clock();
  const looking = { facts, choice, isDue: isDueAt(choice.mailedAt, now) };
  const looked = (await readWatched(tx, customerId)).map((entry) => look(entry, looking));
  for (const { next } of looked.filter(isNews)) await saveWatched(tx, next);
  const changes = looked.flatMap(({ change }) => change ?? []);
  if (changes.length === 0) return false;
  await noteMailed(tx, customerId, now);
  await raise(tx, 'WishlistEmailDue', { customerId, changes, at: now.getTime() });
  return true;
}

/** Settles some accounts. @returns the number of emails */
async function settleAll(deps: WishlistDeps, watchers: readonly Watcher[], facts: Facts): Promise<number> {
  let count = 0;
  for (const watcher of watchers.filter((one) => hasNews(one, facts, deps.clock()))) {
    const { customerId } = watcher;
    const isQueued = await deps.db.transaction().execute((tx) => settle(deps, tx, { customerId, facts }));
    if (isQueued) count += 1;
  }
  return count;
}

/**
 * Finds entries that became cheaper or are back in stock, and queues one email for each account that wants them.
 *
 * @returns the number of emails
 */
export function findChanges(deps: WishlistDeps) {
  return async (): Promise<number> => {
    if (!(await deps.sendsMails())) return 0;
    const facts = await readFacts(deps, await readWatchedWishes(deps.db));
    let count = 0;
    let watchers = await readWatchers(deps.db, 0, AT_ONCE);
    while (watchers.length > 0) {
      count += await settleAll(deps, watchers, facts);
      watchers = await readWatchers(deps.db, watchers.at(-1)?.customerId ?? 0, AT_ONCE);
    }
    return count;
  };
}
