import { RouterContextProvider } from 'react-router';
import { shopContext, visitContext } from '#app/context.ts';
import { printedOf } from '#app/page/printed-text.ts';
import type { Clock } from '#kernel/instant.ts';
import { noteExpiry, trackDependencies } from '#platform/cache/cache-dependencies.ts';
import type { RenderedPage } from '#platform/cache/cache-entry.ts';
import { type TrackedTables, tagsOf } from '#platform/cache/tracked-tables.ts';
import type { Db } from '#platform/database/client.ts';
import type { AsOf, Replica } from '#platform/database/replica.ts';
import type { Shop } from '#src/compose.ts';
import { nonceEnds } from '#wire/nonce.ts';
import { contentSecurityPolicy } from '../content-security.ts';
import type { RenderRoute } from '../render-route.ts';
import { anonymousVisit, type VisitNeeds } from '../visit.ts';

export type RenderDeps = VisitNeeds & {
  db: Db;
  /** Null without one. */
  replica: Replica | null;
  /** How far the replica must be to be read. */
  asOf: AsOf;
  /** Called before the snapshot is taken; returns the shop on that snapshot. */
  begin: () => (tx: Db, clock: Clock) => Shop;
  clock: Clock;
  tracked: TrackedTables;
  formTargets: readonly string[];
  renderRoute: RenderRoute;
  /** Called with the reason why a cacheable page was not cached. */
  warn: (sentence: string) => void;
};

/** A fault of the page itself: the requests that wait for it render their own. */
class PageFault extends Error {}

/** The page of an address for an anonymous request, all of it from one snapshot of the database. */
async function printOn(db: Db, key: string, needs: RenderDeps & { shopOn: ReturnType<RenderDeps['begin']> }) {
  const { shopOn, clock, renderRoute, config } = needs;
  const url = new URL(key, config.publicUrl);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // One moment for all: what begins while it is printed lies ahead of it, and ends it.
      const now = clock();
      const shop = shopOn(tx, () => now);
      noteExpiry(nonceEnds(now));
      const context = new RouterContextProvider();
      let isMadeUp = false;
      const doNotCache = () => {
        isMadeUp = true;
      };
      context.set(shopContext, shop);
      context.set(visitContext, anonymousVisit(url, { now, doNotCache }, needs));
      const response = await renderRoute(new Request(url), context);
      return { response, printed: await printedOf(response), isMadeUp };
    });
}

/** From the replica where that knows all that was told, else from the primary. */
async function print(key: string, needs: RenderDeps) {
  const shopOn = needs.begin();
  const there = await needs.replica?.read((held) => printOn(held, key, { ...needs, shopOn }), needs.asOf);
  if (there != null && there.done.response.status < 500) return there.done;
  return printOn(needs.db, key, { ...needs, shopOn: needs.begin() });
}

function isForAll({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.get('cache-control')?.includes('no-store')
  );
}

/** Why something printed cannot be kept although its page was declared so; null when nothing speaks against it. */
function obstacleOf({ headers }: Response, { tags, untracked }: ReturnType<typeof tagsOf>): string | null {
  if (headers.getSetCookie().length > 0) return 'it sets a cookie';
  if (untracked.length > 0) return `it reads ${untracked.join(', ')}, whose changes nobody tells`;
  return tags.length === 0 ? 'it reads nothing that could change' : null;
}

/** Renders cacheable pages; null for pages that each request renders for itself. */
export function pageRenderer(needs: RenderDeps) {
  return async (key: string, standing: RenderedPage['headers']): Promise<RenderedPage | null> => {
    const { result, read } = await trackDependencies(() => print(key, needs));
    const { response, printed, isMadeUp } = result;
    if (response.status >= 500) throw new PageFault(`${key} answered ${response.status}`);
    if (!isForAll(response)) return null;
    const depends = tagsOf(read, needs.tracked);
    const obstacle = obstacleOf(response, depends);
    if (obstacle !== null) {
      needs.warn(`${key} is not kept: ${obstacle}`);
      return null;
    }
    return {
      text: printed.text,
      isMadeUp,
      tags: depends.tags,
      untilMs: read.untilMs,
      headers: [
        ...standing,
        ['content-type', 'text/html; charset=utf-8'],
        ['content-security-policy', contentSecurityPolicy(printed.scripts, needs.formTargets)],
      ],
    };
  };
}
