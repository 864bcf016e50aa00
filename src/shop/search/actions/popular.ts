import { type Clock, MINUTE_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { perScope } from '#platform/database/read-scope/read-scope.ts';
import type { Understood } from '#shop/listing';

const FRESH_MS = 10 * MINUTE_MS;
const OFFERED = 6;

export type PopularDeps = Readonly<{
  clock: Clock;
  /** What visitors said they searched for and found, the most searched first. */
  popularSearches: (language: Language) => Promise<readonly string[]>;
  understand: (typed: string) => Promise<Pick<Understood, 'corrected' | 'matches'>>;
}>;

/** Whether the exact words of a term find products: browsers may report any term. */
async function matchesProducts({ understand }: PopularDeps, term: string): Promise<boolean> {
  const { corrected, matches } = await understand(term);
  return corrected === null && matches.total > 0;
}

async function read(deps: PopularDeps, language: Language): Promise<string[]> {
  const offered: string[] = [];
  for (const term of await deps.popularSearches(language)) {
    if (await matchesProducts(deps, term)) offered.push(term);
    if (offered.length === OFFERED) break;
  }
  return offered;
}

/** What others search for, in a language; read every ten minutes. */
export function popularTerms(deps: PopularDeps) {
  const cacheOf = perScope(
    () => new Map<Language, Readonly<{ terms: Promise<string[]>; untilMs: number }>>(),
  );
  return (language: Language): Promise<string[]> => {
    const cached = cacheOf();
    const nowMs = deps.clock().getTime();
    const known = cached.get(language);
    if (known !== undefined && nowMs < known.untilMs) return known.terms;
    const terms = read(deps, language);
    cached.set(language, { terms, untilMs: nowMs + FRESH_MS });
    terms.catch(() => cached.delete(language));
    return terms;
  };
}
