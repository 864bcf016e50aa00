import type { CategoryId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readCategories } from '#shop/catalogue';
import { foldForSearch } from '#shop/search/rules/fold.ts';
import { isNumber } from '#shop/search/rules/forms.ts';
import { isCategoryNamed } from '#shop/search/rules/match-categories.ts';
import { type Candidate, nearestWords } from '#shop/search/rules/nearest-words.ts';
import { parseSearch, parseSynonyms, toGroups, type WordGroup } from '#shop/search/rules/query.ts';
import { toStrictTsquery, toTsquery } from '#shop/search/rules/to-tsquery.ts';
import type { Settings } from '#shop/settings';
import { type Matches, MOST_RANKED } from '../rules/search/matches.ts';
import type { Understood } from '../store/search/match.ts';
import { anyMatches, findMatches } from '../store/search/search.ts';
import { findCandidates } from '../store/search/vocabulary.ts';

export type UnderstandDeps = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  /** Whether the title, tags or excerpt of a document has these words: then they are right as they were typed. */
  foundElsewhere: (tsquery: string) => Promise<boolean>;
};

type UnderstandQuery = { typed: string; groups: WordGroup[]; without: WordGroup[] };

/** The categories that are called what was typed; only where matches are ranked. */
async function categoriesOf(db: DbOrTx, query: UnderstandQuery, { total }: Matches): Promise<CategoryId[]> {
  if (total < 2 || total > MOST_RANKED || query.groups.length === 0) return [];
  const named = (await readCategories(db)).filter(({ name }) => isCategoryNamed(name, query));
  return named.map(({ id }) => id);
}

async function attempt(db: DbOrTx, query: UnderstandQuery, corrected: string | null): Promise<Understood> {
  const matches = await findMatches(db, query);
  return {
    ...query,
    tsquery: toTsquery(query.groups, query.without),
    corrected,
    matches,
    categoryIds: await categoriesOf(db, query, matches),
  };
}

type Candidates = ReadonlyMap<string, Candidate[]>;

function nearTo(group: WordGroup, candidates: Candidates) {
  if (isNumber(group.typed)) return [];
  return nearestWords(group.typed, candidates.get(group.typed) ?? []);
}

/** Replaces a word by the nearest one; other near words are added as alternatives. */
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
  query: UnderstandQuery,
  wrong: readonly boolean[],
): Promise<Understood | null> {
  const typed = query.groups.filter((_, index) => wrong[index]).map((group) => group.typed);
  if (typed.length === 0) return null;
  const candidates = await findCandidates(db, typed);
  const corrections = query.groups.map((group, index) =>
    wrong[index] ? correct(group, candidates) : { group, shown: group.typed },
  );
  const understood = await attempt(
    db,
    { ...query, groups: corrections.map(({ group }) => group) },
    corrections.map(({ shown }) => shown).join(' '),
  );
  return understood.matches.total > 0 ? understood : null;
}

/** Finds the words that neither a product has, nor a document outside its running text. */
async function findUnknown({ db, foundElsewhere }: UnderstandDeps, groups: readonly WordGroup[]) {
  const known = await anyMatches(
    db,
    groups.map((group) => [group]),
  );
  const elsewhere = groups.map((group, index) => known[index] || foundElsewhere(toStrictTsquery([group])));
  return (await Promise.all(elsewhere)).map((isKnown) => !isKnown);
}

/**
 * Interprets a search text: as typed; else with every word without matches corrected to the nearest one; else with all
 * words corrected. If nothing is found, returns the text as typed, with no matches.
 */
export function understand(deps: UnderstandDeps) {
  const { db, settings, foundElsewhere } = deps;
  return async (text: string): Promise<Understood> => {
    const same = parseSynonyms((await settings())['search.sameWords']);
    const { words, without } = parseSearch(text);
    const groups = toGroups(words, same);
    const query: UnderstandQuery = {
      typed: foldForSearch(words.join(' ')),
      groups,
      without: toGroups(without, same).map((group) => ({ ...group, alike: [] })),
    };
    const strict = await attempt(db, query, null);
    if (strict.matches.total > 0 || words.length === 0) return strict;
    if (await foundElsewhere(toStrictTsquery(groups))) return strict;
    const everything = groups.map(() => true);
    return (
      (await correctSome(db, query, await findUnknown(deps, groups))) ??
      (await correctSome(db, query, everything)) ??
      strict
    );
  };
}

type Guess = { word: string; isGuess: boolean };

/** All words, then without each guess, then only the sure ones, then each word alone. */
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

/** Near words for a search without results that are certain to have results; null without any. */
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
    const matching = await anyMatches(db, choices.map(groupsOf));
    const first = choices.find((_, index) => matching[index]);
    return first?.map(({ word }) => word).join(' ') ?? null;
  };
}
