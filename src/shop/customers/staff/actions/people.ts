import { type GuestId, parseSegmentId, type SegmentId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { CustomerDeps } from '../../deps.ts';
import type { CustomerRefusal, Problems } from '../../refusals.ts';
import {
  parseReadySegment,
  parseSegmentRule,
  READY_SEGMENTS,
  type SegmentRule,
} from '../../rules/segment.ts';
import { searchWords } from '../rules/search-words.ts';
import { type CustomerQuery, readTags } from '../store/list.ts';
import {
  countPeople,
  findGuest,
  type Guest,
  type ListedPerson,
  listPeople,
  type PeopleListQuery,
  type PeopleQuery,
  streamPeople,
} from '../store/people.ts';
import type { PersonKind } from '../store/segment-condition.ts';
import {
  deleteSegment,
  findSegment,
  insertSegment,
  isNameTaken,
  lockSegment,
  readSegments,
  type Segment,
  updateSegment,
} from '../store/segments.ts';

const LONGEST_NAME = 60;
const PREVIEWED = 10;
const UNKNOWN: CustomerRefusal = { code: 'customers.unknown-segment' };

/** The text and filters of staff's list. */
export type PeopleSearch = Omit<CustomerQuery, 'words'> &
  Readonly<{
    text: string;
    kind: PersonKind | null;
    /** The name of a ready-made segment, or the number of a saved one; null for everybody. */
    segment: string | null;
  }>;

export type PeoplePage = Readonly<{
  people: readonly ListedPerson[];
  total: number;
  /** Every tag in use, to choose from. */
  tags: readonly string[];
}>;

/** What was typed of a segment; `version`: the one its editor opened, 0 for a new one. */
type TypedSegment = Readonly<{ id: SegmentId | null; name: string; rule: unknown; version: number }>;

const EVERYBODY: Omit<PeopleQuery, 'segment' | 'now'> = {
  ...{ words: [], tag: null, hasConsent: null, hasOrders: null, kind: null },
  order: '-joined',
  ...{ page: 1, size: PREVIEWED },
};

/** Checks a segment as typed by staff. */
function readTyped({
  name,
  rule,
}: TypedSegment): Outcome<{ name: string; rule: SegmentRule }, CustomerRefusal> {
  const parsed = parseSegmentRule(rule);
  const trimmed = name.trim();
  const wrongName: Problems = trimmed === '' ? { name: 'segment-name-missing' } : {};
  const tooLong: Problems = trimmed.length > LONGEST_NAME ? { name: 'segment-name-long' } : {};
  const problems = { ...wrongName, ...tooLong, ...(parsed.ok ? {} : parsed.problems) };
  return parsed.ok && Object.keys(problems).length === 0
    ? done({ name: trimmed, rule: parsed.rule })
    : refuse({ code: 'customers.wrong-fields', problems });
}

type Saving = Parameters<typeof insertSegment>[1];
type Saved = Outcome<{ id: SegmentId }, CustomerRefusal>;

async function addSegment(db: CustomerDeps['db'], saving: Saving): Promise<Saved> {
  const id = await insertSegment(db, saving);
  return id === null ? refuse({ code: 'customers.segment-name-taken', name: saving.name }) : done({ id });
}

type Changing = Readonly<{ id: SegmentId; version: number; saving: Saving }>;

function changeSegment(db: CustomerDeps['db'], { id, version, saving }: Changing): Promise<Saved> {
  return db.transaction().execute(async (tx): Promise<Saved> => {
    const standing = await lockSegment(tx, id);
    if (standing === null) return refuse(UNKNOWN);
    const stale = await findStale(tx, { table: 'customer_segment', key: { id }, version }, standing);
    if (stale !== null) return refuse(stale);
    if (await isNameTaken(tx, saving.name, id))
      return refuse({ code: 'customers.segment-name-taken', name: saving.name });
    await updateSegment(tx, id, saving);
    return done({ id });
  });
}

/**
 * Accounts and guests together, and segments of them by rule.
 *
 * Refusals: `customers.unknown-segment`, `customers.segment-name-taken`, `customers.wrong-fields`, `admin.changed-meanwhile`.
 * Source: CU-03
 */
export function peopleStaff({ db, clock, hasOrders, people }: CustomerDeps) {
  const ruleOf = async (segment: string): Promise<SegmentRule | null> => {
    const ready = parseReadySegment(segment);
    if (ready !== null) return READY_SEGMENTS[ready];
    const id = parseSegmentId(segment);
    return id === null ? null : ((await findSegment(db, id))?.rule ?? null);
  };
  /** Null for a deleted segment, so that the caller refuses instead of listing all people. */
  const read = async ({ text, segment, ...search }: PeopleSearch): Promise<PeopleListQuery | null> => {
    const rule = segment === null ? null : await ruleOf(segment);
    if (segment !== null && rule === null) return null;
    return { people, hasOrders, query: { ...search, words: searchWords(text), segment: rule, now: clock() } };
  };
  return {
    list: async (search: PeopleSearch): Promise<Outcome<PeoplePage, CustomerRefusal>> => {
      const requested = await read(search);
      if (requested === null) return refuse(UNKNOWN);
      const [people, total, tags] = await Promise.all([
        listPeople(db, requested),
        countPeople(db, requested),
        readTags(db),
      ]);
      return done({ people, total, tags });
    },
    /** All of a list, in batches. */
    stream: async (
      search: PeopleSearch,
    ): Promise<Outcome<AsyncGenerator<ListedPerson[]>, CustomerRefusal>> => {
      const requested = await read(search);
      return requested === null ? refuse(UNKNOWN) : done(streamPeople(db, requested));
    },
    guest: (id: GuestId): Promise<Guest | null> => findGuest(db, id, people),
    segments: (): Promise<readonly Segment[]> => readSegments(db),
    /** A ready-made segment by its name, or a saved one by its number. */
    segment: async (
      typed: string,
    ): Promise<Readonly<{ name: string; rule: SegmentRule; version: number }> | null> => {
      const ready = parseReadySegment(typed);
      if (ready !== null) return { name: '', rule: READY_SEGMENTS[ready], version: 0 };
      const id = parseSegmentId(typed);
      return id === null ? null : findSegment(db, id);
    },
    /** How many belong to a rule that is being typed, and the newest of them. */
    preview: async (
      typed: unknown,
    ): Promise<Outcome<{ total: number; people: readonly ListedPerson[] }, CustomerRefusal>> => {
      const parsed = parseSegmentRule(typed);
      if (!parsed.ok) return refuse({ code: 'customers.wrong-fields', problems: parsed.problems });
      const requested = { people, hasOrders, query: { ...EVERYBODY, segment: parsed.rule, now: clock() } };
      const [matching, total] = await Promise.all([listPeople(db, requested), countPeople(db, requested)]);
      return done({ total, people: matching });
    },
    saveSegment: async (typed: TypedSegment): Promise<Saved> => {
      const checked = readTyped(typed);
      if (!checked.ok) return checked;
      const saving = { ...checked.value, now: clock() };
      const { id, version } = typed;
      return id === null ? addSegment(db, saving) : changeSegment(db, { id, version, saving });
    },
    deleteSegment: async (id: SegmentId): Promise<Outcome<null, CustomerRefusal>> =>
      (await deleteSegment(db, id)) ? done(null) : refuse(UNKNOWN),
  };
}
