import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizeObject } from '#kernel/memoize.ts';
import type { FindCachedMarkup } from './cached-markup.tsx';

/** Some hundred cards. */
const MOST_CHARACTERS = 1_000_000;
/** The memory for remembering that something was rendered once. */
const ASKED_ONCE_CHARACTERS = 200;

/** Equal for objects of equal content. */
const digestOf = memoizeObject((data: object) => hash('sha256', JSON.stringify(data), 'base64'));

/**
 * Caches the markup of cards from their second request on: a product is in many lists, and the next page of one has
 * cards that were rendered before. The key contains all inputs of a card, so markup is never outdated.
 */
export function createMarkupCache(mostCharacters = MOST_CHARACTERS): FindCachedMarkup {
  const cache = new LRUCache<string, { markup: string | null }>({
    maxSize: mostCharacters,
    sizeCalculation: ({ markup }) => ASKED_ONCE_CHARACTERS + (markup?.length ?? 0),
  });
  return (variant, data, node) => {
    const key = `${variant} ${data.map(digestOf).join(' ')}`;
    const known = cache.get(key);
    if (known === undefined) {
      cache.set(key, { markup: null });
      return null;
    }
    if (known.markup !== null) return known.markup;
    const markup = renderToStaticMarkup(node());
    cache.set(key, { markup });
    return markup;
  };
}

/** The cache of this process. */
export const findCachedMarkup = createMarkupCache();
