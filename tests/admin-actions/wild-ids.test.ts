import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { type ActionName, actionRegistry } from '#admin-actions/registry.ts';
import { findEntry } from '#kernel/find-entry.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Path = readonly (string | number)[];

const test = aShop(await aDatabase());
const adminActions = createAdminActions(test.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const signedIn = await aMember(test, 'owner');

const LARGEST_ID = 2_147_483_647;
/** Invalid ids, some of which look valid. */
const WILD: Readonly<Record<string, unknown>> = {
  'the largest there is': LARGEST_ID,
  'the largest, as text': String(LARGEST_ID),
  'an unknown uuid': '00000000-0000-4000-8000-000000000000',
  'beyond 2^31': LARGEST_ID + 1,
  'beyond 2^31, as text': String(LARGEST_ID + 1),
  'beyond 2^53': 2 ** 53,
  'beyond all numbers': '9'.repeat(40),
  negative: -1,
  'negative, as text': '-1',
  zero: 0,
  'no whole number': 1.5,
  text: "x'; drop table product; --",
  'a zero byte': '\0',
  empty: '',
  null: null,
  'nothing at all': undefined,
  'an object': { id: 1 },
  'an array of unknown ones': Array.from({ length: 50 }, (_one, index) => LARGEST_ID - index),
  'a huge array': Array.from({ length: 10_000 }, (_one, index) => LARGEST_ID - index),
};

/** Values for texts that schemas check beyond their pattern, by field name. */
const TEXTS: Readonly<Record<string, string>> = {
  ...{ email: 'wild@example.com', emails: 'wild@example.com', phone: '0501234567', makani: '', mapPoint: '' },
  ...{ document: 'document-1', address: '/shop/' },
  ...{ startsAt: '2026-11-01T10:00', endsAt: '2026-11-21T10:00', key: 'stock.lowAmount' },
};
/** Values for all other texts: an id in a URL, or a day. */
const OTHER_TEXTS = ['1', '2026-11-21', 'x'];

function aText({ format, pattern, minLength = 0 }: Schema, { name, text }: Place): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format === 'uri') return 'https://shop.test/';
  const likely = findEntry(TEXTS, name) ?? text.padEnd(minLength, 'x');
  if (pattern === undefined || new RegExp(pattern, 'u').test(likely)) return likely;
  return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 1, seed: 1 })[0] ?? '';
}

type Place = Readonly<{ depth: number; name: string; text: string }>;

function anObject({ properties = {} }: Schema, place: Place): unknown {
  return Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [
      name,
      aValue(one as Schema, { ...place, depth: place.depth + 1, name }),
    ]),
  );
}

function anArray({ items = {}, prefixItems }: Schema, place: Place): unknown[] {
  const all = (prefixItems ?? [items]) as Schema[];
  return all.map((one) => aValue(one, { ...place, depth: place.depth + 1 }));
}

const BY_TYPE: Readonly<Record<string, (schema: Schema, place: Place) => unknown>> = {
  object: anObject,
  array: anArray,
  string: aText,
  integer: ({ minimum = 1 }) => Math.max(1, minimum),
  number: ({ minimum = 1 }) => Math.max(1, minimum),
  boolean: () => true,
};

const DEEPEST = 6;

/** The simplest value that a schema accepts; an id that may be a text or a number is a number. */
function aValue(schema: Schema, place: Place): unknown {
  if (place.depth > DEEPEST) return null;
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
  const choice = choices.find(({ type }) => type === 'number') ?? choices[0];
  if (choice !== undefined) return aValue(choice, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const types = [schema.type].flat();
  return BY_TYPE[types.includes('number') ? 'number' : String(types[0])]?.(schema, place);
}

const NAMES_ROWS = /^(ids?|\w+Ids?|into|from|goods|product|opened|key|slug|source|document)$/;

/** The paths of ids in a value: numbers, and fields with the name of an id. */
function idPaths(value: unknown, path: Path = []): Path[] {
  const named = NAMES_ROWS.test(String(path.at(-1))) ? [path] : [];
  if (typeof value === 'number') return [path];
  if (value === null || typeof value !== 'object') return named;
  return [...named, ...Object.entries(value).flatMap(([name, one]) => idPaths(one, [...path, name]))];
}

function withValue(value: unknown, [name, ...rest]: Path, wild: unknown): unknown {
  if (name === undefined) return wild;
  const inside = Object(value)[name];
  return Array.isArray(value)
    ? value.map((one, index) => (String(index) === name ? withValue(one, rest, wild) : one))
    : { ...Object(value), [name]: withValue(inside, rest, wild) };
}

/** Actions that call other hosts. */
const REACHES_OUT = new Set<string>(['data-transfer.fetch']);
const names = (Object.keys(actionRegistry) as ActionName[]).filter((name) => !REACHES_OUT.has(name));

/** The fault of an answer, or null. */
async function faultOf(name: ActionName, sent: unknown): Promise<string | null> {
  try {
    const answer = await adminActions.perform({ signedIn, name, sent, ...where });
    if (answer.ok) return null;
    return refusalStatus(answer.refusal.code) < 500 ? null : `refused with ${answer.refusal.code}`;
  } catch (fault) {
    return `threw ${fault}`;
  }
}

/** The simplest input of an action. */
function plainOf(name: ActionName): unknown {
  const { input } = actionRegistry[name];
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const plain = OTHER_TEXTS.map((text) => aValue(schema, { depth: 0, name: '', text }));
  return plain.find((one) => input.safeParse(one).success) ?? plain[0];
}

it.each(names)('SV-05 %s does not throw for wild ids', async (name) => {
  const plain = plainOf(name);
  const faults: string[] = [];
  for (const path of [[], ...idPaths(plain)]) {
    for (const [what, wild] of Object.entries(WILD)) {
      const fault = await faultOf(name, withValue(plain, path, wild));
      if (fault !== null) faults.push(`${path.join('.')} ${what}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Files are uploaded by a form of their own. */
const OF_FILES = ['media.add', 'data-transfer.take', 'design.add-font'];

it('SV-05 the wild ids cover every action without files', () => {
  const problems = names.flatMap((name) => {
    const read = actionRegistry[name].input.safeParse(plainOf(name));
    return read.success || OF_FILES.includes(name) ? [] : [`${name} ${z.prettifyError(read.error)}`];
  });
  expect(problems).toEqual([]);
});
