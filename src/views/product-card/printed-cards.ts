import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FindPrinted } from './card-printing.tsx';

/** Some hundred cards. */
const MOST_CHARACTERS = 1_000_000;
/** What it takes to remember that something was printed once. */
const ASKED_ONCE_CHARACTERS = 200;

const digests = new WeakMap<object, string>();

/** Equal for objects of equal content. */
function digestOf(data: object): string {
  const digest = digests.get(data) ?? hash('sha256', JSON.stringify(data), 'base64');
  digests.set(data, digest);
  return digest;
}

/**
 * Keeps what cards are printed as, from the second time on: a product stands in many lists, and another page of one has
 * cards that were printed before. Kept under all that a card is made of, markup is never outdated.
 */
export function keepPrinted(mostCharacters = MOST_CHARACTERS): FindPrinted {
  const printed = new LRUCache<string, { markup: string | null }>({
    maxSize: mostCharacters,
    sizeCalculation: ({ markup }) => ASKED_ONCE_CHARACTERS + (markup?.length ?? 0),
  });
  return (manner, data, node) => {
    const key = `${manner} ${data.map(digestOf).join(' ')}`;
    const known = printed.get(key);
    if (known === undefined) {
      printed.set(key, { markup: null });
      return null;
    }
    if (known.markup !== null) return known.markup;
    const markup = renderToStaticMarkup(node());
    printed.set(key, { markup });
    return markup;
  };
}

/** What this process has printed. */
export const findPrintedCard = keepPrinted();
