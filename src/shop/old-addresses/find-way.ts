import { addressIn, splitLanguage } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { candidatesOf, locationOf, plainAddress } from './address.ts';
import { type OldAddress, parseOldAddress } from './old-address.ts';
import { countHit, findTargets } from './old-addresses.store.ts';
import { isOwnAddress } from './own-address.ts';

/** Where an address that is no page leads: to another for good, or nowhere any more. */
export type Way = { status: 301; location: string } | { status: 410 };

export type WayNeeds = {
  db: DbOrTx;
  /** Addresses without language of what can be seen; null for what there is not. */
  places: {
    productById: (id: number) => Promise<string | null>;
    productBySlug: (slug: string) => Promise<string | null>;
    categoryBySlug: (slug: string) => Promise<string | null>;
    articleBySlug: (slug: string) => Promise<string | null>;
  };
};

const MOST_STEPS = 10;

type Step = { source: string; location: string };

async function nextStep(db: DbOrTx, address: string): Promise<Step | null> {
  // A row of an older version may still stand in the way of a page.
  const candidates = candidatesOf(address).filter(({ source }) => !isOwnAddress(source));
  if (candidates.length === 0) return null;
  const targets = await findTargets(
    db,
    candidates.map(({ source }) => source),
  );
  const found = candidates.find(({ source }) => targets.has(source));
  if (found === undefined) return null;
  const target = targets.get(found.source) ?? '';
  return { source: found.source, location: target === '' ? '' : locationOf(target, found) };
}

/** Follows the list to its end, so that a browser is sent on once. */
async function listed({ db }: Pick<WayNeeds, 'db'>, asked: string): Promise<Way | null> {
  const first = await nextStep(db, asked);
  if (first === null) return null;
  await countHit(db, first.source);
  let { location } = first;
  for (let steps = 0; steps < MOST_STEPS && location.startsWith('/'); steps += 1) {
    const next = await nextStep(db, location);
    if (next === null) break;
    location = next.location;
  }
  return location === '' ? { status: 410 } : { status: 301, location };
}

async function placeOf(old: OldAddress, { places }: WayNeeds): Promise<string | null> {
  switch (old.kind) {
    case 'number':
      return places.productById(old.id);
    case 'product':
      return places.productBySlug(old.slug);
    case 'category': {
      const path = await places.categoryBySlug(old.slug);
      return path === null || old.page <= 1 ? path : `${path}page/${old.page}/`;
    }
    case 'entry':
      return (await places.articleBySlug(old.slug)) ?? places.productBySlug(old.slug);
    case 'path':
      return old.path;
    case 'gone':
      return null;
  }
}

/** Slugs may be encoded already; what was asked for is not, and may hold a bare percent sign. */
function encoded(location: string): string {
  try {
    return encodeURI(decodeURI(location));
  } catch {
    return encodeURI(location);
  }
}

async function understood(needs: WayNeeds, asked: string): Promise<Way | null> {
  const plain = plainAddress(asked);
  if (plain === null) return null;
  const [pathname = '/', query = ''] = plain.split(/\?(.*)/s);
  const { language, path } = splitLanguage(pathname);
  const old = parseOldAddress(path, new URLSearchParams(query));
  if (old === null) return null;
  if (old.kind === 'gone') return { status: 410 };
  const place = await placeOf(old, needs);
  const location = place === null ? null : addressIn(language, place);
  return location === null || location === plain ? null : { status: 301, location: encoded(location) };
}

/** @returns where the list leads from an address, or null when it does not name it */
export function findListed(needs: Pick<WayNeeds, 'db'>) {
  return (asked: string): Promise<Way | null> => listed(needs, asked);
}

/** @returns where an address of an older shop leads; what was listed goes before what is understood */
export function findWay(needs: WayNeeds) {
  return async (asked: string): Promise<Way | null> =>
    (await listed(needs, asked)) ?? (await understood(needs, asked));
}
