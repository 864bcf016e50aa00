import { RouterContextProvider } from 'react-router';
import { shopContext, type Visit, visitContext } from '#app/context.ts';
import { printedOf } from '#app/page/document/printed-page.ts';
import type { Shop } from '#composition/shop.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { noteExpiry, trackDependencies } from '#platform/cache/cache-dependencies.ts';
import type { RenderedPage } from '#platform/cache/pages/cache-entry.ts';
import { type TrackedTables, tagsOf } from '#platform/cache/tracked-tables.ts';
import type { Db } from '#platform/database/client.ts';
import { type ReadScope, runInScope } from '#platform/database/read-scope/read-scope.ts';
import type { AsOf, Replica } from '#platform/database/replica.ts';
import { closedPage } from '#wire/coming-soon/closed-page.ts';
import { nonceEnds } from '#wire/guards/nonce.ts';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import type { RenderRoute } from '../pages/render-route.ts';
import { anonymousVisit, type VisitDeps } from '../pages/visit.ts';

export type RenderDeps = VisitDeps & {
  db: Db;
  /** Null when not configured. */
  replica: Replica | null;
  /** How far the replica must be. */
  asOf: AsOf;
  /** Called before the snapshot is taken; returns the shop that reads it in its scope, its blocks, and what opens the scope. */
  begin: () => { shop: Shop; blocks: Visit['blocks']; openScope: (scope: ReadScope) => ReadScope };
  clock: Clock;
  tracked: TrackedTables;
  formTargets: readonly string[];
  renderRoute: RenderRoute;
  /** Called with the reason why a cacheable page was not cached. */
  warn: (sentence: string) => void;
};

/** A fault of the page itself: the waiting requests each render their own. */
class PageFault extends Error {}

type Begun = RenderDeps & ReturnType<RenderDeps['begin']>;

/** Renders the page of a URL for an anonymous request, in the scope of its snapshot. */
async function printAt(now: Instant, key: string, { shop, blocks, ...deps }: Begun) {
  const url = new URL(key, deps.config.publicUrl);
  noteExpiry(nonceEnds(now));
  const context = new RouterContextProvider();
  let isMadeUp = false;
  let isPersonal = false;
  const doNotCache = () => {
    isMadeUp = true;
  };
  const needsVisitor = () => {
    isPersonal = true;
  };
  // The request was let through by settings that were a moment older.
  if (closedPage(await shop.settings.all(), url, now) !== null) doNotCache();
  context.set(shopContext, shop);
  context.set(visitContext, anonymousVisit(url, { now, doNotCache, needsVisitor, blocks }, deps));
  const response = await deps.renderRoute(new Request(url), context);
  return { response, printed: await printedOf(response), isMadeUp, isPersonal };
}

/** Renders the page from one database snapshot. */
function printOn(db: Db, key: string, deps: Begun) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => {
      // One moment for the whole page: anything that starts during rendering is in the future and limits the
      // entry's lifetime.
      const now = deps.clock();
      return runInScope(deps.openScope({ db: tx, clock: () => now }), () => printAt(now, key, deps));
    });
}

/** Renders on the replica when it is up to date, else on the primary. */
async function print(key: string, deps: RenderDeps) {
  const begun = deps.begin();
  const there = await deps.replica?.read((held) => printOn(held, key, { ...deps, ...begun }), deps.asOf);
  if (there != null && there.done.response.status < 500) return there.done;
  return printOn(deps.db, key, { ...deps, ...deps.begin() });
}

function isForAll({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.get('cache-control')?.includes('no-store')
  );
}

/** Why a rendered page must not be stored although its route declares it cacheable; null when it may be. */
function obstacleOf({ headers }: Response, { tags, untracked }: ReturnType<typeof tagsOf>): string | null {
  if (headers.getSetCookie().length > 0) return 'it sets a cookie';
  if (untracked.length > 0) return `it reads ${untracked.join(', ')}, whose changes nobody tells`;
  return tags.length === 0 ? 'it reads nothing that could change' : null;
}

/** The robots header of the page. */
function robotsOf({ headers }: Response): RenderedPage['headers'] {
  const robots = headers.get('x-robots-tag');
  return robots === null ? [] : [['x-robots-tag', robots]];
}

/** Renders cacheable pages; null for pages that are rendered per request. */
export function pageRenderer(deps: RenderDeps) {
  return async (key: string, standing: RenderedPage['headers']): Promise<RenderedPage | null> => {
    const { result, read } = await trackDependencies(() => print(key, deps));
    const { response, printed, isMadeUp, isPersonal } = result;
    if (response.status >= 500) throw new PageFault(`${key} answered ${response.status}`);
    if (!isForAll(response)) return null;
    const depends = tagsOf(read, deps.tracked);
    const obstacle = obstacleOf(response, depends);
    if (obstacle !== null) {
      deps.warn(`${key} is not kept: ${obstacle}`);
      return null;
    }
    return {
      text: isPersonal ? '' : printed.body,
      isMadeUp,
      isPersonal,
      tags: depends.tags,
      untilMs: read.untilMs,
      headers: [
        ...standing,
        ['content-type', 'text/html; charset=utf-8'],
        ['content-security-policy', contentSecurityPolicy(printed, deps.formTargets)],
        ...robotsOf(response),
      ],
    };
  };
}
