import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorPage } from '#views/error-page/error-page.tsx';

/** The content between header and footer: the page, or an error page. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
