import { addressIn, LANGUAGES } from '../language.ts';
import { PERSONAL_WORDS } from './addresses/personal-addresses.ts';

/** Attributes of links that have effects, lead to other sites or are personal. */
const NOT_FOLLOWED = '[rel~="nofollow"], [download], [target], form a';

/** Personal pages in every language; they are never prefetched, nor are URLs with parameters. */
function ownAddresses(): string[] {
  const words = PERSONAL_WORDS.filter((word) => !LANGUAGES.some((language) => language === word));
  const prefixes = LANGUAGES.map((language) => addressIn(language, '/'));
  return prefixes.flatMap((prefix) => words.map((word) => `${prefix}${word}/*`));
}

/**
 * Links that a browser may prefetch on pointer down: pages that are the same for everybody. Not earlier, because a
 * prefetched page is shown however old it is, and a price must not be. Not prerendered: no visit is counted before it.
 */
function speculationRules() {
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

/** The rules as JSON; the content security policy allows exactly this text. */
export const SPECULATION_RULES = JSON.stringify(speculationRules());
