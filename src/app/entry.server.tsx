import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Pages are documents without a router script, so the plain renderer serves them: one string, no stream. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = renderToString(<ServerRouter context={page} url={request.url} />);
  return new Response(`<!doctype html>${html}`, { status, headers });
}
