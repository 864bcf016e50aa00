import type { FastifyInstance } from 'fastify';
import { inLanguage, type Language, splitLanguage } from '#kernel/language.ts';
import { cutTyped } from '#shop/search';
import { PopularSearches } from '#views/search/popular-searches.tsx';
import { SUGGESTIONS_PATH } from '#views/search/search-form.tsx';
import { ClosedSearch, Suggestions } from '#views/search/suggestions.tsx';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';

/** Continuous typing sends at most seven requests a second; ten are allowed. */
const MOST_REQUESTS = { max: 600, timeWindow: '1 minute' };
const FIELD_ID = /^[a-z][a-z-]{0,39}$/;
/** The same for everybody; short, because prices may change. */
const CACHE_CONTROL = 'public, max-age=60';

type Query = { Querystring: { s?: unknown; for?: unknown } };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type SuggestionRequest = Readonly<{ typed: string; id: string; language: Language }>;

/** What an empty field offers. */
async function printPopular(shop: WireDeps['shop'], { id, language }: SuggestionRequest): Promise<string> {
  const [terms, tree, settings] = await Promise.all([
    shop.search.popular(language),
    shop.catalogue.categoryTree(),
    shop.settings.all(),
  ]);
  const categories = tree.map(({ name, path }) => ({ name: inLanguage(name, language), path }));
  const offered = { terms, categories, id, parameter: settings['search.parameter'] };
  return print(<PopularSearches {...offered} />, language);
}

async function printSuggestions(
  shop: WireDeps['shop'],
  { typed, id, language }: SuggestionRequest,
): Promise<string> {
  const [suggestions, settings] = await Promise.all([
    shop.search.suggest(typed, { language, now: new Date() }),
    shop.settings.all(),
  ]);
  if (suggestions === null) return '';
  const parameter = settings['search.parameter'];
  return print(<Suggestions suggestions={suggestions} id={id} parameter={parameter} />, language);
}

/**
 * `GET /wp-json/jamra/v1/suggestions/?s=or`: suggestions as HTML; popular searches and categories for an empty text,
 * an empty answer for one letter. A closed store returns its own notice.
 */
export function registerSuggestions(app: FastifyInstance, { shop }: WireDeps): void {
  const config = { rateLimit: MOST_REQUESTS, answersWhileClosed: true };
  for (const url of [SUGGESTIONS_PATH, `/ar${SUGGESTIONS_PATH}`]) {
    const { language } = splitLanguage(url);
    app.get<Query>(url, { config }, async ({ query, comingSoon }, reply) => {
      const field = textOf(query.for);
      const id = FIELD_ID.test(field) ? field : 'site-search';
      const request = { typed: cutTyped(textOf(query.s)), id, language };
      const printOpen = request.typed === '' ? printPopular : printSuggestions;
      const isClosed = comingSoon?.canView === false;
      const markup = isClosed ? print(<ClosedSearch />, language) : await printOpen(shop, request);
      return reply
        .header('cache-control', CACHE_CONTROL)
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(markup);
    });
  }
}
