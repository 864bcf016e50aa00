import type { FastifyInstance } from 'fastify';
import { inLanguage, splitLanguage } from '#kernel/language.ts';
import { cutTyped } from '#shop/search';
import { PopularSearches } from '#views/search/popular-searches.tsx';
import { SUGGESTIONS_PATH } from '#views/search/search-form.tsx';
import { Suggestions } from '#views/search/suggestions.tsx';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';

/** Continuous typing sends at most seven requests a second; ten are allowed. */
const MOST_ASKED = { max: 600, timeWindow: '1 minute' };
const FIELD_ID = /^[a-z][a-z-]{0,39}$/;
/** The same for everybody; short, because prices may change. */
const KEPT = 'public, max-age=60';

type Query = { Querystring: { s?: unknown; for?: unknown } };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** `GET /wp-json/jamra/v1/suggestions/?s=or`: suggestions as HTML; popular searches and categories for nothing, empty for one letter. */
export function registerSuggestions(app: FastifyInstance, { shop }: WireDeps): void {
  for (const url of [SUGGESTIONS_PATH, `/ar${SUGGESTIONS_PATH}`]) {
    app.get<Query>(url, { config: { rateLimit: MOST_ASKED } }, async (request, reply) => {
      const { language } = splitLanguage(url);
      const typed = cutTyped(textOf(request.query.s));
      const field = textOf(request.query.for);
      const [suggestions, settings] = await Promise.all([
        shop.search.suggest(typed, { language, now: new Date() }),
        shop.settings.all(),
      ]);
      const id = FIELD_ID.test(field) ? field : 'site-search';
      const parameter = settings['search.parameter'];
      reply.header('cache-control', KEPT).header('x-robots-tag', 'noindex').type('text/html; charset=utf-8');
      if (typed === '') {
        const [terms, tree] = await Promise.all([
          shop.search.popular(language),
          shop.catalogue.categoryTree(),
        ]);
        const categories = tree.map(({ name, path }) => ({ name: inLanguage(name, language), path }));
        const offered = { terms, categories, id, parameter };
        return reply.send(print(<PopularSearches {...offered} />, language));
      }
      if (suggestions === null) return reply.send('');
      return reply.send(
        print(<Suggestions suggestions={suggestions} id={id} parameter={parameter} />, language),
      );
    });
  }
}
