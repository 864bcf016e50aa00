import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { WireNeeds } from '../visitor.ts';
import { BLOG_FEEDS, blogFeed } from './blog-feed.ts';
import { manifestOf } from './manifest.ts';
import { productFeed } from './product-feed.ts';
import { robotsText } from './robots.ts';
import { sitemapIndex, sitemapOf } from './sitemaps.ts';

const XML = 'application/xml; charset=utf-8';
/** Asked for by the hour at most; the CDN may keep it as long. */
const KEPT = 'public, max-age=3600';

const ROOTS: readonly { language: Language; root: string }[] = LANGUAGES.map((language) => ({
  language,
  root: language === 'en' ? '' : `/${language}`,
}));

function notHere(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('');
}

function registerSitemaps(app: FastifyInstance, needs: WireNeeds): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', KEPT)
      .send(robotsText(needs.config.publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', KEPT)
      .send(await sitemapIndex(needs)),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const found = await sitemapOf(request.params.name, needs);
    if (found === null) return notHere(reply);
    return reply.type(XML).header('cache-control', KEPT).send(found);
  });
}

function registerFeeds(app: FastifyInstance, needs: WireNeeds): void {
  for (const { language, root } of ROOTS) {
    for (const [name, { type, isHtml, print }] of Object.entries(BLOG_FEEDS)) {
      app.get(`${root}/blog/${name}`, async (_request, reply) =>
        reply
          .type(type)
          .header('cache-control', KEPT)
          .send(print(await blogFeed(needs, { language, isHtml }))),
      );
    }
    const answer = async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { 'feeds.productName': name } = await needs.shop.settings.all();
      if (request.params.name !== name) return notHere(reply);
      return reply
        .type(XML)
        .header('cache-control', KEPT)
        .send(await productFeed(needs, language));
    };
    app.get<{ Params: { name: string } }>(`${root}/feeds/:name.xml`, answer);
  }
}

function registerManifests(app: FastifyInstance, needs: WireNeeds): void {
  for (const { language, root } of ROOTS) {
    app.get(`${root}/site.webmanifest`, async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', KEPT)
        .send(await manifestOf(needs, language)),
    );
  }
}

/** Addresses that machines ask for: what there is to find, what may be read, what is new, what can be bought. */
export function registerMachines(app: FastifyInstance, needs: WireNeeds): void {
  registerSitemaps(app, needs);
  registerFeeds(app, needs);
  registerManifests(app, needs);
}
