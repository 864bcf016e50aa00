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
import { COMPARE_PARAMETER } from '#shop/catalogue/rules/comparison.ts';
import { LOOP_PARAMETER } from '#shop/loops';
import { HelpProvider } from '#views/error-page/help.tsx';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { type ShopIdentity, toIdentity } from '#views/identity/to-identity.ts';
import { CachedMarkupProvider } from '#views/product-card/cached-markup.tsx';
import { findCachedMarkup } from '#views/product-card/markup-cache.ts';
import { QUIZ_PARAMETER } from '#widgets/products/device-quiz/quiz-address.ts';
import { type Insertion, InsertionsProvider } from '#widgets/tree/insertions.ts';
import { PageSourcesProvider } from '#widgets/tree/print/page-sources.ts';
import { shopContext, type Visit, visitContext } from './context.ts';
import { type PrintedApp, refill, toCachedDocument, toPrinted } from './page/document/cached-document.ts';
import { fingerprintOf } from './page/document/fingerprint.ts';
import { knowWidgets } from './page/document/known-widgets.ts';
import { isForEverybody } from './page/document/printed-only.ts';
import { type Printed, printedPage } from './page/document/printed-page.ts';
import { loadHelp } from './page/help.tsx';
import { InlineScriptsProvider } from './page/inline-script.tsx';
import { InlineStylesProvider } from './page/inline-style.tsx';
import { loadNotFound } from './page/template/load-not-found.ts';
import { NotFoundProvider } from './page/template/not-found.tsx';

knowWidgets();

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

type StorefrontPage = Readonly<{
  page: EntryContext;
  url: string;
  context: Readonly<RouterContextProvider>;
}>;

/** The shop's identity as this process last read it: an error page may have no other. */
function lastIdentity(context: Readonly<RouterContextProvider>): ShopIdentity | null {
  const { language, publicUrl } = context.get(visitContext);
  const settings = context.get(shopContext).settings.lastRead();
  return settings === null ? null : toIdentity(settings, language, publicUrl);
}

/** Storefront pages have no router script, so that they are rendered to a string. */
async function printStorefront({ page, url, context }: StorefrontPage, status: number): Promise<PrintedApp> {
  const isError = page.staticHandlerContext.errors !== null;
  const notFound = isError ? await loadNotFound(context, status) : null;
  const help = isError && notFound === null ? await loadHelp(context, status) : null;
  const identity = isError ? lastIdentity(context) : null;
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const sources = new Set<CspSources>();
  const insertions: Insertion[] = [];
  const html = renderToString(
    <InlineScriptsProvider value={scripts}>
      <InlineStylesProvider value={styles}>
        <PageSourcesProvider value={sources}>
          <InsertionsProvider value={insertions}>
            <CachedMarkupProvider value={findCachedMarkup}>
              <HelpProvider help={help}>
                <NotFoundProvider notFound={notFound}>
                  <IdentityProvider identity={identity}>
                    <ServerRouter context={page} url={url} />
                  </IdentityProvider>
                </NotFoundProvider>
              </HelpProvider>
            </CachedMarkupProvider>
          </InsertionsProvider>
        </PageSourcesProvider>
      </InlineStylesProvider>
    </InlineScriptsProvider>,
  );
  const inline = { scripts: [...scripts], styles: [...styles], sources: [...sources] };
  return { markup: `<!doctype html>${html}`, insertions, ...inline };
}

/** The fingerprint of a page that is the same for everybody who is shown the same; null for others. */
function fingerprintFor({ page, url }: StorefrontPage, { hasNotices }: Visit) {
  const { matches, loaderData, actionData, errors } = page.staticHandlerContext;
  if (hasNotices || errors !== null || actionData !== null) return null;
  const loaded = matches.map(({ route }) => [route.id, loaderData[route.id]] as const);
  const isOpen = loaded.every(([, data]) => data === undefined || isForEverybody(data));
  return isOpen ? fingerprintOf([new URL(url).pathname, ...loaded]) : null;
}

/** A storefront page: the kept document of what it shows, or what React prints. */
async function openStorefront(page: StorefrontPage, status: number): Promise<Printed> {
  const visit = page.context.get(visitContext);
  const documents = visit.blocks?.documents;
  const shown = documents === undefined ? null : fingerprintFor(page, visit);
  if (documents === undefined || shown === null) return toPrinted(await printStorefront(page, status));
  const known = documents.find(shown.key);
  if (known !== null) return refill(known, shown.met);
  const app = await printStorefront(page, status);
  const stored = documents.isAdmitted(shown.key) ? toCachedDocument(app, shown.met) : null;
  if (stored !== null) documents.save(shown.key, stored);
  return toPrinted(app);
}

/**
 * Whether an address filters a loop, asks for a later page of it, compares products or answers a quiz: the page without
 * that is the one to index.
 */
function isVariant(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some(
    (name) => name === COMPARE_PARAMETER || LOOP_PARAMETER.test(name) || QUIZ_PARAMETER.test(name),
  );
}

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
  if (isVariant(request.url)) headers.set('X-Robots-Tag', 'noindex, follow');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { scriptNonce } = context.get(visitContext);
  if (scriptNonce !== null)
    return new Response(await printApp(page, request.url, scriptNonce), { status, headers });
  const printed = await openStorefront({ page, url: request.url, context }, status);
  return printedPage(printed, { status, headers });
}

/** Logs the fault of a page with the request id that its reader sees. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { requestId, noteFault } = (context as RouterContextProvider).get(visitContext);
  noteFault(error);
  console.error(`request ${requestId} failed`, error);
};
