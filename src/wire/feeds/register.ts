import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { WireDeps } from '../deps.ts';
import { BLOG_FEEDS, blogFeed } from './blog-feed.ts';
import { manifestOf } from './manifest.ts';
import { productFeed } from './product-feed.ts';
import { robotsText } from './robots.ts';
import { registerSiteIcon } from './site-icon.ts';
import { sitemapIndex, sitemapOf } from './sitemaps.ts';

const XML = 'application/xml; charset=utf-8';
/** May be cached by a CDN for an hour. */
const CACHE_CONTROL = 'public, max-age=3600';

const ROOTS: readonly { language: Language; root: string }[] = LANGUAGES.map((language) => ({
  language,
  root: language === 'en' ? '' : `/${language}`,
}));

function notHere(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('');
}

function registerSitemaps(app: FastifyInstance, deps: WireDeps): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(robotsText(deps.config.publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', CACHE_CONTROL)
      .send(await sitemapIndex(deps)),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const sitemap = await sitemapOf(request.params.name, deps);
    if (sitemap === null) return notHere(reply);
    return reply.type(XML).header('cache-control', CACHE_CONTROL).send(sitemap);
  });
}

function registerFeeds(app: FastifyInstance, deps: WireDeps): void {
  for (const { language, root } of ROOTS) {
    for (const [name, { type, isHtml, print }] of Object.entries(BLOG_FEEDS)) {
      app.get(`${root}/blog/${name}`, async (_request, reply) =>
        reply
          .type(type)
          .header('cache-control', CACHE_CONTROL)
          .send(print(await blogFeed(deps, { language, isHtml }))),
      );
    }
    const answer = async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { 'feeds.productName': name } = await deps.shop.settings.all();
      if (request.params.name !== name) return notHere(reply);
      return reply
        .type(XML)
        .header('cache-control', CACHE_CONTROL)
        .send(await productFeed(deps, language));
    };
    app.get<{ Params: { name: string } }>(`${root}/feeds/:name.xml`, answer);
  }
}

function registerManifests(app: FastifyInstance, deps: WireDeps): void {
  for (const { language, root } of ROOTS) {
    app.get(`${root}/site.webmanifest`, async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', CACHE_CONTROL)
        .send(await manifestOf(deps, language)),
    );
  }
}

/** Registers sitemaps, robots.txt, feeds, manifests and the site icon. */
export function registerFeedsAndSitemaps(app: FastifyInstance, deps: WireDeps): void {
  registerSitemaps(app, deps);
  registerFeeds(app, deps);
  registerManifests(app, deps);
  registerSiteIcon(app, deps);
}
