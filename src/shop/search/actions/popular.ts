import { type Clock, MINUTE_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { termsIn } from '../rules/in-script.ts';

const KEPT_MS = 10 * MINUTE_MS;
const OFFERED = 6;

/** What others search for, in a language; read every ten minutes. */
export function popularTerms({ read, clock }: { read: () => Promise<readonly string[]>; clock: Clock }) {
  let kept: Readonly<{ terms: Promise<readonly string[]>; untilMs: number }> | null = null;
  const fresh = () => {
    const terms = read();
    kept = { terms, untilMs: clock().getTime() + KEPT_MS };
    terms.catch(() => {
      kept = null;
    });
    return terms;
  };
  return async (language: Language): Promise<string[]> => {
    const isKept = kept !== null && clock().getTime() < kept.untilMs;
    return termsIn(language, await (isKept && kept !== null ? kept.terms : fresh()), OFFERED);
  };
}
