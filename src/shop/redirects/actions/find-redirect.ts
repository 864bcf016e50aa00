import { addressIn, splitLanguage } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { candidatesOf, locationOf, plainAddress } from '../rules/address.ts';
import { isReservedPath } from '../rules/reserved-path.ts';
import { parseWooCommerceAddress, type WooCommerceAddress } from '../rules/woocommerce-address.ts';
import { countHit, findTargets } from '../store/redirects.ts';

/** A permanent redirect, or 410 Gone. */
export type Redirect = { status: 301; location: string } | { status: 410 };

export type RedirectDeps = {
  db: DbOrTx;
  /** Paths without language of published pages; null for unknown ones. */
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
  // An older row may have the same source as a page.
  const candidates = candidatesOf(address).filter(({ source }) => !isReservedPath(source));
  if (candidates.length === 0) return null;
  const targets = await findTargets(
    db,
    candidates.map(({ source }) => source),
  );
  const candidate = candidates.find(({ source }) => targets.has(source));
  if (candidate === undefined) return null;
  const target = targets.get(candidate.source) ?? '';
  return { source: candidate.source, location: target === '' ? '' : locationOf(target, candidate) };
}

/** Follows the list to its final target, so that there is one redirect. */
async function listed({ db }: Pick<RedirectDeps, 'db'>, requested: string): Promise<Redirect | null> {
  const first = await nextStep(db, requested);
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

async function placeOf(old: WooCommerceAddress, { places }: RedirectDeps): Promise<string | null> {
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

/** Slugs may be percent-encoded already; requested paths are not and may contain a bare percent sign. */
function encoded(location: string): string {
  try {
    return encodeURI(decodeURI(location));
  } catch {
    return encodeURI(location);
  }
}

async function understood(deps: RedirectDeps, requested: string): Promise<Redirect | null> {
  const plain = plainAddress(requested);
  if (plain === null) return null;
  const [pathname = '/', query = ''] = plain.split(/\?(.*)/s);
  const { language, path } = splitLanguage(pathname);
  const old = parseWooCommerceAddress(path, new URLSearchParams(query));
  if (old === null) return null;
  if (old.kind === 'gone') return { status: 410 };
  const place = await placeOf(old, deps);
  const location = place === null ? null : addressIn(language, place);
  return location === null || location === plain ? null : { status: 301, location: encoded(location) };
}

/** @returns the target in the list, or null */
export function findListed(deps: Pick<RedirectDeps, 'db'>) {
  return (requested: string): Promise<Redirect | null> => listed(deps, requested);
}

/** @returns the target of an old shop's URL; listed redirects precede recognised WordPress URLs */
export function findRedirect(deps: RedirectDeps) {
  return async (requested: string): Promise<Redirect | null> =>
    (await listed(deps, requested)) ?? (await understood(deps, requested));
}
