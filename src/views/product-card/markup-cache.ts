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

/**
 * Caches the markup of cards: a product is in many lists, and the next page of one has cards that were rendered before.
 * The key contains all inputs of a card, so markup is never outdated.
 */
export function createMarkupCache(mostCharacters = MOST_CHARACTERS): FindCachedMarkup {
  const cache = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  return (parts, { language, identity, inContext }) => {
    const entries = parts.map((part) => {
      const key = `${language} ${digestOf(identity)} ${digestOf(part.data)} ${part.variant}`;
      return { part, key, markup: cache.get(key) };
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
      cache.set(entry.key, entry.markup);
    }
    return entries.map(({ markup }) => markup).join('');
  };
}

/** The cache of this process. */
export const findCachedMarkup = createMarkupCache();
