/** Routes by id, as a build has them: a layout has no path, and no route is nested in one with a path. */
export type RoutesById = Readonly<Record<string, Readonly<{ path?: string; index?: boolean }> | undefined>>;

/** A first segment without characters that a router decodes, and without the `.data` of a request for data. */
const PLAIN = /^\/(?:([\w-]+)\/)?/;

const lower = (segment: string) => segment.toLowerCase();

/** The first segment of a route, such as `product`; null if it is a parameter, a splat, or none. */
function ownSegment(path: string): string | null {
  const first = path.split('/')[0] ?? '';
  return /^[\w-]+$/.test(first) ? lower(first) : null;
}

/**
 * Groups routes by the first segment of their path. A group has every route that may match a path with that segment,
 * so that a router of the group finds the same route as one of all.
 *
 * @param isIn which routes are grouped
 * @param prefix what their paths begin with, such as `ar/`
 * @returns the ids by segment; those of `''` match paths that begin with no known segment
 */
export function routesBySegment(routes: RoutesById, isIn: (id: string) => boolean, prefix: string) {
  const all = Object.entries(routes).flatMap(([id, route]) =>
    route !== undefined && isIn(id)
      ? [{ id, segment: route.path === undefined ? null : ownSegment(route.path.slice(prefix.length)) }]
      : [],
  );
  const segments = new Set(all.map(({ segment }) => segment ?? ''));
  return new Map(
    [...segments].map((of) => [
      of,
      new Set(all.filter(({ segment }) => segment === null || segment === of).map(({ id }) => id)),
    ]),
  );
}

/** The first segment of a path, `''` for the home page; null if a router may read another one. */
export function firstSegment(path: string): string | null {
  const match = PLAIN.exec(path);
  return match === null || (match[1] === undefined && path !== '/') ? null : lower(match[1] ?? '');
}
