import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import limits from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { errorCodes, type FastifyInstance, LogController } from 'fastify';
import type { Assets } from '#app/context.ts';
import { seedDemo } from '#commands/seed-demo.ts';
import { createDesk } from '#desk/desk.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { watchDisk } from '#platform/files/disk.ts';
import { openUploads } from '#platform/files/uploads.ts';
import { isFirstWorker, reportOpen } from '#platform/processes/cluster-worker.ts';
import { databaseCounts } from '#platform/rate-limits/database-counts.ts';
import { rateLimitStore } from '#platform/rate-limits/rate-limit-store.ts';
import { valkeyCounts } from '#platform/rate-limits/valkey-counts.ts';
import { signatureWith } from '#platform/signature.ts';
import { trustFunction } from '#platform/trusted-proxies.ts';
import { registerAdminAjax } from '#wire/admin-ajax/register.ts';
import { registerAge } from '#wire/age/register.ts';
import { registerCards } from '#wire/cards/register.tsx';
import { registerDesk } from '#wire/desk/register.ts';
import { registerUpload } from '#wire/desk/upload.ts';
import { guardAccountForms } from '#wire/forms/account-forms.ts';
import { registerCartForms } from '#wire/forms/register.ts';
import { cartLimits } from '#wire/limits.ts';
import { registerMachines } from '#wire/machines/register.ts';
import { registerPapers } from '#wire/papers/register.ts';
import { registerReminders } from '#wire/reminders/register.ts';
import { registerRestock } from '#wire/restock/register.ts';
import { registerReviews } from '#wire/reviews/register.ts';
import { registerSharing } from '#wire/sharing/register.ts';
import { registerTestPayments } from '#wire/test-payments/register.tsx';
import { registerWcAjax } from '#wire/wc-ajax/register.ts';
import { registerWebhooks } from '#wire/webhooks/register.ts';
import { registerSuggestions } from '#wire/wp-json/suggestions.tsx';
import { type Config, parseConfig } from './config.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { readAssets, sourceAssets } from './server/assets.ts';
import { handleClientError } from './server/client-errors.ts';
import { TIME_LIMITS, watchConnections } from './server/connections.ts';
import { faultAnswer } from './server/faults.tsx';
import { registerHealth } from './server/health.ts';
import { addressForLog, faultForLog } from './server/log-address.ts';
import { registerMetrics } from './server/metrics.ts';
import { openPageCache } from './server/page-cache/open-page-cache.ts';
import { formTargetsOf, pageHandler } from './server/pages.ts';
import { guardPrefetch } from './server/prefetch-guard.ts';
import { keepAnswersPrivate } from './server/private-answers.ts';
import { findRedirect, sendRedirect } from './server/redirects.ts';
import { openRenderer } from './server/render-route.ts';
import { isUnreadable, toInnerAddress, withoutZeroBytes } from './server/request-address.ts';
import { openSharedStore } from './server/shared-store.ts';
import { onStop, stopShop } from './server/stopping.ts';

const YEAR = '365d';
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Where the build put the storefront's files: beside the server's own. */
const browserDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'browser');

async function registerFiles(app: FastifyInstance, config: Config, assets: Assets): Promise<void> {
  if (assets !== sourceAssets) {
    await app.register(files, { root: join(browserDir, 's'), prefix: '/s/', immutable: true, maxAge: YEAR });
    await app.register(files, {
      root: browserDir,
      prefix: '/',
      wildcard: false,
      decorateReply: false,
      globIgnore: ['s/**', 'manifest.json'],
      maxAge: '1d',
    });
    await app.register(files, {
      root: deskAssetsDir,
      prefix: '/assets/',
      decorateReply: false,
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
const deskAssetsDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'client', 'assets');

/** The whole shop as one Fastify application, ready to listen or to be asked by tests. */
export async function buildApp(runtime: Runtime, assets: Assets): Promise<FastifyInstance> {
  const { config, shop, db, secret } = runtime;
  const disk = watchDisk(config.dataDir);
  const answerFault = faultAnswer(assets, disk.noteFull);
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: (error: unknown) => faultForLog(error) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustFunction(config.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    ...TIME_LIMITS,
    // An address that cannot be read fails before there is a route for it.
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
  keepAnswersPrivate(app);
  guardPrefetch(app);
  // Before everything else that a page needs, so that a page that is kept costs nothing else.
  const cachedPages = isKeeping
    ? await openPageCache({ runtime, app, config, assets, secret, renderRoute, formTargets, shared })
    : null;
  app.addHook('onClose', async () => cachedPages?.close());
  await app.register(helmet, {
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: false,
    strictTransportSecurity: config.publicUrl.startsWith('https'),
  });
  const countCall = shared === null ? databaseCounts(db) : valkeyCounts(shared.valkey, shared.countsSpace);
  const store = rateLimitStore(countCall, signatureWith(secret).digest);
  await app.register(limits, { global: false, store });
  const needs = { shop, config, secret, limits: cartLimits(app, { shop, config, secret }) };
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isUnreadable(request.originalUrl)) throw new errorCodes.FST_ERR_BAD_URL(request.originalUrl);
    const way = await findRedirect(shop, request);
    if (way === null) return;
    return way.isListed ? sendRedirect(reply, way.location) : reply.redirect(way.location, way.status);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const url = addressForLog(request.originalUrl);
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  const desk = createDesk(shop);
  registerHealth(app, { db, disk });
  registerMetrics(app, { config, cachedPages, replica: runtime.replica });
  await registerFiles(app, config, assets);
  await registerWcAjax(app, needs);
  await registerAdminAjax(app, needs);
  registerSuggestions(app, { ...needs, shop: cachedPages?.shop ?? shop });
  await registerWebhooks(app, needs);
  await registerTestPayments(app, { ...needs, stylesheet: assets.stylesheet });
  await registerRestock(app, needs);
  await registerCards(app, needs);
  await registerSharing(app, needs);
  await registerReminders(app, needs);
  await registerAge(app, needs);
  registerMachines(app, needs);
  registerPapers(app, needs);
  await registerDesk(app, { ...needs, desk });
  const uploads = await openUploads(join(config.dataDir, 'uploads'));
  await registerUpload(app, { ...needs, desk, uploads });
  const answerPage = pageHandler({ ...needs, desk, assets, renderRoute, formTargets, cachedPages });
  await registerReviews(app, { ...needs, answerPage, uploads });
  await app.register(async (pages) => {
    await registerCartForms(pages, needs);
    guardAccountForms(pages, needs);
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

/** As long as nobody works here, the way in is printed; the newest link is the one that counts. */
async function sayWhereOwnersStart({ shop, config }: Runtime): Promise<void> {
  const key = await shop.staff.joining.firstOwnerKey();
  if (key !== null)
    process.stdout.write(`Make the owner's account: ${config.publicUrl}/admin/join/?key=${key}\n`);
}

/** Opens the shop; what failed to open leaves nothing running. */
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
 * Opens the shop in this process, fills an empty one with the demo goods, serves until told to stop. Who is told while it
 * opens stops when it is open.
 *
 * @throws ConfigError when the environment is wrong
 */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(env);
  const say = (sentence: string) => isFirstWorker() && process.stdout.write(`${sentence}\n`);
  const opening = openServing(config, say);
  onStop(async () => stopShop(await opening));
  const { runtime } = await opening;
  if (isFirstWorker()) await sayWhereOwnersStart(runtime);
  if (config.processes === 1) say(`The shop is open: ${config.publicUrl}/`);
  reportOpen();
}
