import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import limits from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { errorCodes, type FastifyInstance, LogController } from 'fastify';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { Assets } from '#app/context.ts';
import { seedDemo } from '#commands/demo/seed-demo.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { watchDisk } from '#platform/files/disk.ts';
import { openUploads } from '#platform/files/uploads.ts';
import { isFirstWorker, reportOpen } from '#platform/processes/cluster-worker.ts';
import { databaseCounts } from '#platform/rate-limits/database-counts.ts';
import { rateLimitStore } from '#platform/rate-limits/rate-limit-store.ts';
import { valkeyCounts } from '#platform/rate-limits/valkey-counts.ts';
import { signatureWith } from '#platform/signature.ts';
import { trustFunction } from '#platform/trusted-proxies.ts';
import { registerAbandonedCarts } from '#wire/abandoned-carts/register.ts';
import { registerCanvas } from '#wire/admin-actions/canvas.ts';
import { registerPreviewLinks } from '#wire/admin-actions/preview-link.ts';
import { registerAdminActions } from '#wire/admin-actions/register.ts';
import { registerUpload } from '#wire/admin-actions/upload.ts';
import { registerAdminAjax } from '#wire/admin-ajax/register.ts';
import { registerAge } from '#wire/age/register.ts';
import { registerEvents } from '#wire/analytics/register.ts';
import { registerBackInStock } from '#wire/back-in-stock/register.ts';
import { registerCards } from '#wire/cards/register.tsx';
import { closeShop } from '#wire/coming-soon/close-shop.ts';
import { registerComingSoonBanner } from '#wire/coming-soon/register-banner.tsx';
import { registerConsent } from '#wire/consent/register.tsx';
import { registerFeedsAndSitemaps } from '#wire/feeds/register.ts';
import { registerForms } from '#wire/form-entries/register.ts';
import { guardAccountForms } from '#wire/forms/account-forms.ts';
import { registerCartForms } from '#wire/forms/register.ts';
import { cartLimits } from '#wire/guards/limits.ts';
import { registerInvoices } from '#wire/invoices/register.ts';
import { registerPopupFigures } from '#wire/popup-figures/register.ts';
import { registerQuickAdd } from '#wire/quick-add/register.tsx';
import { registerReviews } from '#wire/reviews/register.ts';
import { registerSharing } from '#wire/sharing/register.ts';
import { registerShipments } from '#wire/shipments/register.tsx';
import { registerTestPayments } from '#wire/test-payments/register.tsx';
import { registerUnsubscribe } from '#wire/unsubscribe/register.ts';
import { registerWcAjax } from '#wire/wc-ajax/register.ts';
import { registerWebhooks } from '#wire/webhooks/register.ts';
import { registerWishlist } from '#wire/wishlist/register.ts';
import { openLoopCache } from '#wire/wp-json/loop-cache.ts';
import { registerPersonalLoop } from '#wire/wp-json/personal-loop.ts';
import { registerPopupContent } from '#wire/wp-json/popup-content.ts';
import { registerRefreshLoop } from '#wire/wp-json/refresh-loop.ts';
import { registerSuggestions } from '#wire/wp-json/suggestions.tsx';
import { type Config, parseConfig } from '../composition/config.ts';
import { openRuntime, type Runtime } from '../composition/runtime.ts';
import { readAssets, sourceAssets } from './assets.ts';
import { TIME_LIMITS, watchConnections } from './connections.ts';
import { handleClientError } from './faults/client-errors.ts';
import { createFaultHandler } from './faults/faults.tsx';
import { registerHealth } from './monitoring/health.ts';
import { addressForLog, faultForLog } from './monitoring/log-address.ts';
import { registerMetrics } from './monitoring/metrics.ts';
import { openPageCache } from './page-cache/open-page-cache.ts';
import { formTargetsOf, pageHandler } from './pages/pages.ts';
import { guardPrefetch } from './pages/prefetch-guard.ts';
import { setPrivateCacheControl } from './pages/private-answers.ts';
import { findRedirect, sendRedirect } from './pages/redirects.ts';
import { openRenderer } from './pages/render-route.ts';
import { isUnreadable, toInnerAddress, withoutZeroBytes } from './pages/request-address.ts';
import { openSharedStore } from './shared-store.ts';
import { onStop, stopShop } from './stopping.ts';

const YEAR = '365d';
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The folder of built storefront files, beside the server's. */
const browserDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'browser');

async function registerFiles(app: FastifyInstance, config: Config, assets: Assets): Promise<void> {
  if (assets !== sourceAssets) {
    await app.register(files, {
      root: join(browserDir, 's'),
      prefix: '/s/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR,
    });
    await app.register(files, {
      root: browserDir,
      prefix: '/',
      wildcard: false,
      decorateReply: false,
      globIgnore: ['s/**', 'manifest.json*', '**/*.{br,gz}'],
      preCompressed: true,
      maxAge: '1d',
    });
    await app.register(files, {
      root: adminAssetsDir,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR,
    });
  }
  await app.register(files, {
    root: config.filesDir,
    prefix: '/media/',
    decorateReply: assets === sourceAssets,
    immutable: true,
    maxAge: YEAR,
  });
}

/** Where the build put the back office's scripts and styles. */
const adminAssetsDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'client', 'assets');

/** The whole shop as one Fastify application, ready to listen or to be injected with requests. */
export async function buildApp(runtime: Runtime, assets: Assets): Promise<FastifyInstance> {
  const { config, shop, db, secret } = runtime;
  const disk = watchDisk(config.dataDir);
  const answerFault = createFaultHandler(assets, {
    onDiskFull: disk.noteFull,
    lastSettings: shop.settings.lastRead,
  });
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: (error: unknown) => faultForLog(error) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustFunction(config.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    ...TIME_LIMITS,
    // An invalid URL fails before it reaches a route.
    frameworkErrors: answerFault,
    clientErrorHandler: handleClientError,
    rewriteUrl: (request) => toInnerAddress(withoutZeroBytes(request.url ?? '/')),
  });
  app.setErrorHandler(answerFault);
  const build = await import('virtual:react-router/server-build');
  const renderRoute = openRenderer(build, process.env.NODE_ENV);
  const formTargets = formTargetsOf(config);
  const shared = await openSharedStore({ runtime, app, assets, formTargets });
  const isKeeping = config.pageCacheMb > 0 && assets !== sourceAssets;
  setPrivateCacheControl(app);
  guardPrefetch(app);
  // Before all other page hooks, so that a cached page skips them.
  const cachedPages = isKeeping
    ? await openPageCache({ runtime, app, config, assets, secret, renderRoute, formTargets, shared })
    : null;
  const findAnswer = cachedPages?.findAnswer ?? (() => null);
  const loopCache = openLoopCache(app, { findAnswer, comingSoon: shop.comingSoon });
  app.addHook('onClose', async () => cachedPages?.close());
  await app.register(helmet, {
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: false,
    // For Internet Explorer and Flash, or what HTTPS implies.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: config.publicUrl.startsWith('https'),
  });
  closeShop(app, { shop, config });
  const countCall = shared === null ? databaseCounts(db) : valkeyCounts(shared.valkey, shared.countsSpace);
  const store = rateLimitStore(countCall, signatureWith(secret).digest);
  await app.register(limits, { global: false, store });
  const deps = { shop, config, secret, limits: cartLimits(app, { shop, config, secret }) };
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isUnreadable(request.originalUrl)) throw new errorCodes.FST_ERR_BAD_URL(request.originalUrl);
    const redirectTo = await findRedirect(shop, request);
    if (redirectTo === null) return;
    return redirectTo.isListed
      ? sendRedirect(reply, redirectTo.location)
      : reply.redirect(redirectTo.location, redirectTo.status);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const url = addressForLog(request.originalUrl);
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  const adminActions = createAdminActions(shop);
  registerHealth(app, { db, disk });
  registerMetrics(app, { config, cachedPages, replica: runtime.replica });
  await registerFiles(app, config, assets);
  await registerWcAjax(app, deps);
  await registerAdminAjax(app, deps);
  registerSuggestions(app, { ...deps, shop: cachedPages?.shop ?? shop });
  const openBlocks = () => cachedPages?.openBlocks() ?? null;
  await registerRefreshLoop(app, { ...deps, shop: cachedPages?.shop ?? shop, openBlocks, loopCache });
  registerPopupContent(app, { ...deps, shop: cachedPages?.shop ?? shop, openBlocks });
  await registerPopupFigures(app, deps);
  await registerComingSoonBanner(app, deps);
  registerPersonalLoop(app, { ...deps, shop: cachedPages?.shop ?? shop });
  await registerWebhooks(app, deps);
  await registerShipments(app, deps);
  const stylesheets = [assets.stylesheet, assets.testBankStylesheet];
  await registerTestPayments(app, { ...deps, stylesheets });
  await registerBackInStock(app, deps);
  await registerWishlist(app, deps);
  await registerCards(app, deps);
  await registerQuickAdd(app, deps);
  await registerSharing(app, deps);
  await registerEvents(app, deps);
  await registerAbandonedCarts(app, deps);
  await registerUnsubscribe(app, deps);
  await registerConsent(app, deps);
  await registerAge(app, deps);
  registerFeedsAndSitemaps(app, deps);
  registerInvoices(app, deps);
  await registerAdminActions(app, { ...deps, adminActions });
  const uploads = await openUploads(join(config.dataDir, 'uploads'));
  await registerUpload(app, { ...deps, adminActions, uploads });
  const answerPage = pageHandler({ ...deps, adminActions, assets, renderRoute, formTargets, cachedPages });
  registerCanvas(app, { ...deps, adminActions, answerPage });
  registerPreviewLinks(app, { shop, answerPage });
  await registerReviews(app, { ...deps, answerPage, uploads });
  await registerForms(app, { ...deps, answerPage, uploads });
  await app.register(async (pages) => {
    await registerCartForms(pages, deps);
    guardAccountForms(pages, deps);
    pages.route({ method: ['GET', 'POST'], url: '/*', handler: answerPage });
  });
  return app;
}

/** Opens the shop for one development session; `answer` takes what Vite did not. */
export async function openForDevelopment(env: NodeJS.ProcessEnv) {
  const config = parseConfig(env);
  const runtime = await openRuntime(config, (sentence) => process.stdout.write(`${sentence}\n`));
  if (config.demo) await seedDemo(runtime, process.stdout);
  const jobs = await startJobs(runtime);
  const app = await buildApp(runtime, sourceAssets);
  await app.ready();
  return {
    config,
    answer: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
    close: async () => {
      await app.close();
      await jobs.stop();
      await runtime.close();
    },
  };
}

/** Prints the setup link while there are no staff; only the newest link is valid. */
async function printSetupLink({ shop, config }: Runtime): Promise<void> {
  const key = await shop.staff.joining.firstOwnerKey();
  if (key !== null)
    process.stdout.write(`Create the owner account: ${config.publicUrl}/admin/join/?key=${key}\n`);
}

/** Opens the shop; on an error, closes what was opened. */
async function openServing(config: Config, say: (sentence: string) => void) {
  const runtime = await openRuntime(config, say);
  try {
    if (config.demo) await seedDemo(runtime, process.stdout);
    const app = await buildApp(runtime, readAssets(browserDir));
    const connections = watchConnections(app.server);
    await app.listen({ port: config.port, host: config.host });
    const jobs = await startJobs(runtime);
    return { runtime, app, connections, jobs };
  } catch (error) {
    await runtime.close();
    throw error;
  }
}

/**
 * Opens the shop in this process, seeds an empty one with the demo, and serves until stopped. A signal during the
 * start stops it once it is open.
 *
 * @throws ConfigError when the environment is wrong
 */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(env);
  const say = (sentence: string) => isFirstWorker() && process.stdout.write(`${sentence}\n`);
  const opening = openServing(config, say);
  onStop(async () => stopShop(await opening));
  const { runtime } = await opening;
  if (isFirstWorker()) await printSetupLink(runtime);
  if (config.processes === 1) say(`The shop is open: ${config.publicUrl}/`);
  reportOpen();
}
