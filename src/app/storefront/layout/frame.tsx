import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorHead, ErrorPage } from '#views/error-page/error-page.tsx';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { useNotFound } from '../../page/template/not-found.tsx';

/** The content between header and footer: the page, the not-found page, or an error page. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const notFound = useNotFound();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (notFound === null) return <ErrorPage status={status} />;
  return (
    <>
      <ErrorHead status={status} />
      <Widgets resolved={notFound} />
    </>
  );
}
