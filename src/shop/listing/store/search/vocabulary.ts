import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Candidate } from '#shop/search/rules/nearest-words.ts';
import type { KnownWord } from '#shop/search/rules/row-words.ts';
import { bonesOf, soundOf } from '#shop/search/rules/sound.ts';

const NEAREST_EACH = 16;
/** Further is too far for any word. */
const FARTHEST = 3;

/** Adds new words. Duplicates are allowed, so that writers never wait for each other. */
export async function learnWords(db: DbOrTx, words: readonly KnownWord[]): Promise<void> {
  if (words.length === 0) return;
  const rows = words.map((one) => {
    const sound = soundOf(one.word);
    return { ...one, sound, bones: bonesOf(sound) };
  });
  await sql`
    insert into search_word (word, shown, sound, bones, weight)
    select word, shown, sound, bones, weight
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(word text, shown text, sound text, bones text, weight smallint)
    where not exists (select from search_word known where known.word = new.word collate "C")
  `.execute(db);
}

/** The words that look or sound most like each typed one, by typed word. */
export async function findCandidates(
  db: DbOrTx,
  typed: readonly string[],
): Promise<ReadonlyMap<string, Candidate[]>> {
  const requested = typed.map((word) => ({
    typed: word,
    sound: soundOf(word),
    bones: bonesOf(soundOf(word)),
  }));
  const { rows } = await sql<Candidate & { typed: string }>`
    select asked.typed, near.word, near.shown, near.weight,
      levenshtein_less_equal(near.word, asked.typed, ${FARTHEST}) as written,
      levenshtein_less_equal(left(near.word, length(asked.typed)), asked.typed, ${FARTHEST}) as begun,
      levenshtein_less_equal(near.sound, asked.sound, ${FARTHEST}) as heard,
      near.bones = asked.bones and length(near.bones) > 1 as "hasSameConsonants"
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as asked(typed text, sound text, bones text)
    cross join lateral (
      (select * from search_word order by word <-> asked.typed limit ${NEAREST_EACH})
      union
      (select * from search_word order by asked.typed <<-> word limit ${NEAREST_EACH})
      union
      (select * from search_word order by sound <-> asked.sound limit ${NEAREST_EACH})
      union
      (select * from search_word
       where bones = asked.bones and length(asked.bones) > 1 limit ${NEAREST_EACH * 4})
    ) as near
  `.execute(db);
  const candidates = new Map<string, Candidate[]>(typed.map((word) => [word, []]));
  for (const { typed: word, ...candidate } of rows) candidates.get(word)?.push(candidate);
  return candidates;
}

/** Drops doubles, and words that no product has any more. @returns how many went */
export async function tidyWords(db: DbOrTx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_word one where
      exists (select from search_word other where other.word = one.word and other.ctid < one.ctid)
      or not exists (select from listing_row where words @@ quote_literal(one.word)::tsquery)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
