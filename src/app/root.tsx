import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import { directionOf, splitLanguage } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { FaultPage } from '#views/error-page/fault-page.tsx';
import { LanguageProvider } from '#views/language/language.tsx';

/** Body classes of a route that other scripts look for. */
export type PageHandle = { bodyClass?: string };

function bodyClassOf(matches: ReturnType<typeof useMatches>): string {
  return matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.bodyClass ?? []).join(' ');
}

/** The document of every page, with language, direction and translator. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, path } = splitLanguage(useLocation().pathname);
  // Back office components read their colours from it before any script runs.
  const scheme = path.startsWith('/admin/') ? { 'data-mantine-color-scheme': 'light' } : {};
  const bodyClass = bodyClassOf(useMatches());
  return (
    <LanguageProvider translator={translatorFor(language)}>
      <html lang={language} dir={directionOf(language)} {...scheme}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        </head>
        <body className={bodyClass || undefined}>{children}</body>
      </html>
    </LanguageProvider>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shown only when the storefront's frame itself fails. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <FaultPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
