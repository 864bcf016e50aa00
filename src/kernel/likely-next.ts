import { addressIn, LANGUAGES } from './language.ts';
import { PERSONAL_WORDS } from './personal-addresses.ts';

/** Links that do something, go elsewhere, or are somebody's own say so. */
const NOT_FOLLOWED = '[rel~="nofollow"], [download], [target], form a';

/** Addresses of which only a click may ask: somebody's own pages, in every language, and all with parameters. */
function ownAddresses(): string[] {
  const words = PERSONAL_WORDS.filter((word) => !LANGUAGES.some((language) => language === word));
  const prefixes = LANGUAGES.map((language) => addressIn(language, '/'));
  return prefixes.flatMap((prefix) => words.map((word) => `${prefix}${word}/*`));
}

/**
 * Which links a browser may fetch when a button or a finger goes down on them: pages that are the same for everybody. Not
 * sooner: what is fetched ahead is shown however old it has grown, and a price must not be. Fetched, not run: nothing is
 * counted before somebody is there.
 */
function likelyNext() {
  return {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/*\\?(.+)', ...ownAddresses()] } },
            { not: { selector_matches: NOT_FOLLOWED } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  };
}

/** The rules as the page holds them; its policy allows this very text. */
export const LIKELY_NEXT = JSON.stringify(likelyNext());
