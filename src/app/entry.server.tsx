import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { CspSources } from '#kernel/web/csp-sources.ts';
import { HelpProvider } from '#views/error-page/help.tsx';
import { PageSourcesProvider } from '#widgets/tree/page-sources.ts';
import { visitContext } from './context.ts';
import { loadHelp } from './page/help.ts';
import { InlineScriptsProvider } from './page/inline-script.tsx';
import { printedPage } from './page/printed-text.ts';
import { loadNotFound } from './page/template/load-not-found.ts';
import { NotFoundProvider } from './page/template/not-found.tsx';

/** Back office pages contain their loader data as a stream, which only the streaming renderer supports. */
function printApp(page: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={page} url={url} nonce={nonce} />, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error('a page of the back office failed', error),
    });
  });
}

/** Storefront pages have no router script, so that they are rendered to a string. */
export default async function renderPage(
  ...[request, status, headers, page, context]: [
    Request,
    number,
    Headers,
    EntryContext,
    Readonly<RouterContextProvider>,
  ]
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { scriptNonce } = context.get(visitContext);
  if (scriptNonce !== null)
    return new Response(await printApp(page, request.url, scriptNonce), { status, headers });
  const isError = page.staticHandlerContext.errors !== null;
  const notFound = isError ? await loadNotFound(context, status) : null;
  const help = isError && notFound === null ? await loadHelp(context, status) : null;
  const scripts = new Set<string>();
  const sources = new Set<CspSources>();
  const html = renderToString(
    <InlineScriptsProvider value={scripts}>
      <PageSourcesProvider value={sources}>
        <HelpProvider help={help}>
          <NotFoundProvider notFound={notFound}>
            <ServerRouter context={page} url={request.url} />
          </NotFoundProvider>
        </HelpProvider>
      </PageSourcesProvider>
    </InlineScriptsProvider>,
  );
  const printed = { text: `<!doctype html>${html}`, scripts: [...scripts], sources: [...sources] };
  return printedPage(printed, { status, headers });
}

/** Logs the fault of a page with the request id that its reader sees. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { requestId, noteFault } = (context as RouterContextProvider).get(visitContext);
  noteFault(error);
  console.error(`request ${requestId} failed`, error);
};
