import { createRequestHandler, type ServerBuild } from 'react-router';
import { LANGUAGES, type Language, splitLanguage } from '#kernel/language.ts';
import { firstSegment, routesBySegment } from './routes-by-segment.ts';

export type RenderRoute = ReturnType<typeof createRequestHandler>;

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <T extends object>(routes: T) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** The storefront's pages in one language, by the first segment of their path. */
function openStorefront(build: ServerBuild, language: Language, mode: string | undefined) {
  const isIn = (id: string) =>
    id === 'root' || (id.startsWith(`${language}/`) && !id.startsWith(`${language}/admin-`));
  const groups = routesBySegment(build.routes, isIn, language === 'en' ? '' : `${language}/`);
  const renderers = new Map(
    [...groups].map(([segment, ids]) => [segment, createRequestHandler(withRoutes(build, ids), mode)]),
  );
  return (path: string): RenderRoute | undefined => {
    const segment = firstSegment(path);
    return segment === null ? undefined : (renderers.get(segment) ?? renderers.get(''));
  };
}

/**
 * Renders routes. React Router matches a path with one route after the other, twice for each request, so each first
 * segment of the storefront has its own handler. Paths that it may read otherwise, and the back office, whose script
 * requests routes, have one with all routes.
 */
export function openRenderer(build: ServerBuild, mode: string | undefined): RenderRoute {
  const whole = createRequestHandler(build, mode);
  const storefronts = new Map(LANGUAGES.map((language) => [language, openStorefront(build, language, mode)]));
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const { language, path } = splitLanguage(pathname);
    const isWhole = path.startsWith('/admin') || pathname.startsWith('/__');
    const storefront = isWhole ? undefined : storefronts.get(language)?.(path);
    return (storefront ?? whole)(request, context);
  };
}
