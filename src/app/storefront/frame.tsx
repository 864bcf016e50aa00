import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorPage } from '#views/error-page/error-page.tsx';

/** What stands between header and footer: the page, or why there is none. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
