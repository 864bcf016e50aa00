import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizeObject } from '#kernel/memoize.ts';
import type { CachedPart, FindCachedMarkup } from './cached-markup.tsx';

/** Some thousand cards. */
const MOST_CHARACTERS = 10_000_000;
/** Ends the markup of a part; content cannot guess it. */
const END = crypto.randomUUID();

/** Equal for objects of equal content. */
const digestOf = memoizeObject((data: object) => hash('sha256', JSON.stringify(data), 'base64'));

/** Rendered at once: a call of React costs as much as some cards. */
function renderAll(
  parts: readonly CachedPart[],
  inContext: Parameters<FindCachedMarkup>[1]['inContext'],
): string[] {
  const nodes = parts.map(({ node }, at) => createElement(Fragment, { key: at }, node(), END));
  return renderToStaticMarkup(inContext(nodes)).split(END);
}

/** The last markup of a part, with the data that it was rendered from. */
type Entry = Readonly<{ data: string; markup: string }>;

/**
 * Caches the markup of cards: a product is in many lists, and the next page of one has cards that were rendered before.
 * Markup is used only for equal inputs, so it is never outdated.
 */
export function createMarkupCache(mostCharacters = MOST_CHARACTERS): FindCachedMarkup {
  const cache = new LRUCache<string, Entry>({
    maxSize: mostCharacters,
    sizeCalculation: ({ data, markup }, key) => data.length + markup.length + key.length,
  });
  return (parts, { language, identity, inContext }) => {
    const shared = `${language} ${digestOf(identity)}`;
    const entries = parts.map((part) => {
      const key = `${part.id} ${part.variant} ${shared}`;
      const data = JSON.stringify(part.data);
      const known = cache.get(key);
      return { part, key, data, markup: known?.data === data ? known.markup : undefined };
    });
    const missing = entries.filter(({ markup }) => markup === undefined);
    const rendered =
      missing.length === 0
        ? []
        : renderAll(
            missing.map(({ part }) => part),
            inContext,
          );
    for (const [at, entry] of missing.entries()) {
      entry.markup = rendered[at] ?? '';
      cache.set(entry.key, { data: entry.data, markup: entry.markup });
    }
    return entries.map(({ markup }) => markup).join('');
  };
}

/** The cache of this process. */
export const findCachedMarkup = createMarkupCache();
