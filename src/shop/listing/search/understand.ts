import type { DbOrTx } from '#platform/database/client.ts';
import { foldForSearch } from '#shop/search/rules/fold.ts';
import { isNumber } from '#shop/search/rules/forms.ts';
import { type Candidate, nearestWords } from '#shop/search/rules/nearest-words.ts';
import { parseSearch, parseSynonyms, toGroups, type WordGroup } from '#shop/search/rules/query.ts';
import { toTsquery } from '#shop/search/rules/to-tsquery.ts';
import type { Settings } from '#shop/settings';
import type { Understood } from './match.ts';
import { anyMatches, findMatches } from './search.store.ts';
import { findCandidates } from './vocabulary.store.ts';

export type UnderstandDeps = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  /** Whether anything but products has these words: then they are right as they were typed. */
  foundElsewhere: (tsquery: string) => Promise<boolean>;
};

type UnderstandQuery = { typed: string; groups: WordGroup[]; without: WordGroup[] };

async function attempt(db: DbOrTx, asked: UnderstandQuery, corrected: string | null): Promise<Understood> {
  return {
    ...asked,
    tsquery: toTsquery(asked.groups, asked.without),
    corrected,
    found: await findMatches(db, asked),
  };
}

type Candidates = ReadonlyMap<string, Candidate[]>;

function nearTo(group: WordGroup, candidates: Candidates) {
  if (isNumber(group.typed)) return [];
  return nearestWords(group.typed, candidates.get(group.typed) ?? []);
}

/** The nearest word stands for the typed one, the others are as good as another word for it. */
function correct(group: WordGroup, candidates: Candidates): { group: WordGroup; shown: string } {
  const [best, ...others] = nearTo(group, candidates);
  if (best === undefined) return { group, shown: group.typed };
  return {
    group: {
      ...group,
      whole: [...group.whole, best.word],
      alike: [...group.alike, ...others.map(({ word }) => word)],
    },
    shown: best.shown,
  };
}

async function correctSome(
  db: DbOrTx,
  asked: UnderstandQuery,
  wrong: readonly boolean[],
): Promise<Understood | null> {
  const typed = asked.groups.filter((_, index) => wrong[index]).map((group) => group.typed);
  if (typed.length === 0) return null;
  const candidates = await findCandidates(db, typed);
  const corrections = asked.groups.map((group, index) =>
    wrong[index] ? correct(group, candidates) : { group, shown: group.typed },
  );
  const understood = await attempt(
    db,
    { ...asked, groups: corrections.map(({ group }) => group) },
    corrections.map(({ shown }) => shown).join(' '),
  );
  return understood.found.total > 0 ? understood : null;
}

/**
 * Makes out what was typed: as it stands; else with every word that nothing has corrected to the nearest one; else
 * with all words corrected. What finds nothing even so comes back as it was typed, with nothing found.
 */
export function understand({ db, settings, foundElsewhere }: UnderstandDeps) {
  return async (text: string): Promise<Understood> => {
    const same = parseSynonyms((await settings())['search.sameWords']);
    const { words, without } = parseSearch(text);
    const asked: UnderstandQuery = {
      typed: foldForSearch(words.join(' ')),
      groups: toGroups(words, same),
      without: toGroups(without, same).map((group) => ({ ...group, alike: [] })),
    };
    const strict = await attempt(db, asked, null);
    if (strict.found.total > 0 || words.length === 0 || (await foundElsewhere(strict.tsquery))) return strict;
    const known = await anyMatches(
      db,
      asked.groups.map((group) => [group]),
    );
    const wrong = known.map((isKnown) => !isKnown);
    return (
      (await correctSome(db, asked, wrong)) ??
      (await correctSome(
        db,
        asked,
        asked.groups.map(() => true),
      )) ??
      strict
    );
  };
}

type Guess = { word: string; isGuess: boolean };

/** All words, then without each guess, then those alone that are sure, then each alone. */
function choicesOf(words: readonly Guess[]): Guess[][] {
  const withoutGuess = words
    .filter(({ isGuess }) => isGuess)
    .map((guess) => words.filter((one) => one !== guess));
  const sure = words.filter(({ isGuess }) => !isGuess);
  const choices = [
    [...words],
    ...withoutGuess,
    sure,
    ...sure.map((one) => [one]),
    ...words.map((one) => [one]),
  ];
  return choices.filter((choice) => choice.length > 0);
}

/** Words near to those that found nothing, sure to find something; null when there are none. */
export function suggestWords({ db }: { db: DbOrTx }) {
  return async ({ groups }: Understood): Promise<string | null> => {
    if (groups.length === 0) return null;
    const known = await anyMatches(
      db,
      groups.map((group) => [group]),
    );
    const unknown = groups.filter((_, index) => !known[index]);
    const candidates = await findCandidates(
      db,
      unknown.map(({ typed }) => typed),
    );
    const choices = choicesOf(
      groups.flatMap((group): Guess[] => {
        if (!unknown.includes(group)) return [{ word: group.typed, isGuess: false }];
        return nearTo(group, candidates)
          .slice(0, 1)
          .map(({ shown }) => ({ word: shown, isGuess: true }));
      }),
    );
    const groupsOf = (choice: Guess[]) =>
      toGroups(
        choice.map(({ word }) => foldForSearch(word)),
        new Map(),
      );
    const found = await anyMatches(db, choices.map(groupsOf));
    const first = choices.find((_, index) => found[index]);
    return first?.map(({ word }) => word).join(' ') ?? null;
  };
}
