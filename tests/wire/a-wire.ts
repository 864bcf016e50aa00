import limits, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { sourceAssets } from '#server/assets.ts';
import { createFaultHandler } from '#server/faults/faults.tsx';
import { toInnerAddress, withoutZeroBytes } from '#server/pages/request-address.ts';
import { registerAdminAjax } from '#wire/admin-ajax/register.ts';
import { registerCartForms } from '#wire/forms/register.ts';
import { cartLimits } from '#wire/guards/limits.ts';
import { registerWcAjax } from '#wire/wc-ajax/register.ts';
import type { TestShop } from '../a-shop.ts';

export const SECRET = 'a secret of the tests, long enough';
/** Stands for any page: these tests check calls, not pages. */
export const PAGE = 'a page';

/**
 * The cart's calls of a test's shop, behind the server's guards; no port is opened.
 *
 * @param store where rate limits count; by default in this application alone
 */
export async function aWire(
  { shop, config }: TestShop,
  store?: FastifyRateLimitStoreCtor,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    rewriteUrl: (request) => toInnerAddress(withoutZeroBytes(request.url ?? '/')),
  });
  app.setErrorHandler(createFaultHandler(sourceAssets));
  await app.register(limits, { global: false, ...(store === undefined ? {} : { store }) });
  const deps = { shop, config, secret: SECRET };
  const wire = { ...deps, limits: cartLimits(app, deps) };
  await registerWcAjax(app, wire);
  await registerAdminAjax(app, wire);
  await app.register(async (pages) => {
    await registerCartForms(pages, wire);
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE),
    });
  });
  return app;
}

export type Sent = { cookie?: string; headers?: Record<string, string> };

export type Posted = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Sends a form as a script would. */
export async function post(
  app: FastifyInstance,
  url: string,
  { fields, cookie = '', headers = {} }: Sent & { fields: Record<string, string> | string },
): Promise<Posted> {
  return app.inject({
    method: 'POST',
    url,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
  });
}

/** The cookies of the next request: those of the answer in addition to earlier ones. */
export function cookieAfter({ cookies }: Posted, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .flatMap((one) => (one === '' ? [] : [one.split(/=(.*)/s).slice(0, 2) as [string, string]])),
  );
  for (const { name, value, maxAge } of cookies) {
    if (maxAge === 0) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
