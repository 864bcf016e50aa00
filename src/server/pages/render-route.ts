import { createRequestHandler, type ServerBuild } from 'react-router';
import { LANGUAGES, type Language, splitLanguage } from '#kernel/language.ts';

export type RenderRoute = ReturnType<typeof createRequestHandler>;

/** The storefront's routes in one language. */
function storefrontOf(build: ServerBuild, language: Language): ServerBuild {
  const isIn = ([id]: [string, unknown]) =>
    id === 'root' || (id.startsWith(`${language}/`) && !id.startsWith(`${language}/admin-`));
  const only = <T extends object>(routes: T) => Object.fromEntries(Object.entries(routes).filter(isIn));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/**
 * Renders routes. React Router matches all routes on every request, so each language's storefront has its own
 * handler; the back office, whose script requests routes, has one with all routes.
 */
export function openRenderer(build: ServerBuild, mode: string | undefined): RenderRoute {
  const whole = createRequestHandler(build, mode);
  const storefronts = new Map(
    LANGUAGES.map((language) => [language, createRequestHandler(storefrontOf(build, language), mode)]),
  );
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const { language, path } = splitLanguage(pathname);
    const isWhole = path.startsWith('/admin') || pathname.startsWith('/__');
    return (isWhole ? whole : (storefronts.get(language) ?? whole))(request, context);
  };
}
