import { describe, expect, it } from 'vitest';
import { initialOf, isShown, shownWhen } from './field.ts';
import { list, optional, schemaOf } from './nested.ts';
import { term } from './references.ts';
import { text } from './text.ts';
import { choice, date } from './values.ts';

describe('a conditional field', () => {
  const fields = {
    source: choice(['newest', 'chosen']),
    names: shownWhen({ source: 'chosen' }, list({ min: 1, max: 2, of: { name: text() } })),
  };
  const schema = schemaOf(fields);
  const paths = (values: unknown) => schema.safeParse(values).error?.issues.map(({ path }) => path.join('.'));

  it('is validated when shown', () => {
    expect(paths({ source: 'chosen', names: [{ name: 'a' }] })).toBeUndefined();
    expect(paths({ source: 'chosen', names: [] })).toEqual(['names']);
    expect(paths({ source: 'chosen' })).toEqual(['names']);
  });

  it.each([[{}], [{ names: [] }], [{ names: 'x' }], [{ names: null }]])(
    'is neither required nor validated when hidden, %j',
    (names) => {
      expect(schema.parse({ source: 'newest', ...names })).toEqual({ source: 'newest', names: [] });
    },
  );

  it('does not affect other checks', () => {
    expect(paths({ source: 'oldest' })).toEqual(['source']);
    expect(paths({ source: 'newest', colour: 'red' })).toEqual(['']);
    for (const values of [null, 'x', []])
      expect(schema.safeParse(values).success, String(values)).toBe(false);
  });

  it('is shown by the default of a missing field', () => {
    expect(isShown(fields.names, fields, {})).toBe(false);
    const chosen = { ...fields, source: choice(['newest', 'chosen'], 'chosen') };
    expect(isShown(chosen.names, chosen, {})).toBe(true);
    expect(isShown(fields.source, fields, {})).toBe(true);
  });

  it('has its initial value where it is shown and stored settings may lack it', () => {
    const late = {
      source: choice(['newest', 'chosen']),
      most: shownWhen({ source: 'newest' }, optional(text())),
    };
    expect(schemaOf(late).parse({ source: 'newest' })).toEqual({ source: 'newest', most: '' });
    expect(schemaOf(late).safeParse({ source: 'newest', most: 7 }).success).toBe(false);
  });

  it('is shown by any of several values', () => {
    const either = { ...fields, names: shownWhen({ source: ['chosen', 'named'] }, fields.names) };
    expect(isShown(either.names, either, { source: 'chosen' })).toBe(true);
    expect(isShown(either.names, either, { source: 'newest' })).toBe(false);
  });

  it('is not in a new node', () => {
    expect(schema.safeParse(initialOf(fields)).success).toBe(true);
  });
});

describe('a date', () => {
  it.each(['2026-12-02T05:00:00.000Z', '2026-12-02T05:00:00Z'])('is a timestamp in UTC: %s', (value) => {
    expect(date().schema.safeParse(value).success).toBe(true);
  });

  it.each(['', '2026-12-02', '2026-12-02T05:00', '2026-02-30T05:00:00Z', 'tomorrow', null, 0])(
    'is nothing else: %j',
    (value) => {
      expect(date().schema.safeParse(value).success).toBe(false);
    },
  );
});

describe('a term', () => {
  it('is a category by id, a brand or tag by slug, or none', () => {
    for (const value of [{ category: 3 }, { brand: 'kovia' }, { tag: 'new' }, null])
      expect(term().schema.safeParse(value).success, JSON.stringify(value)).toBe(true);
  });

  it.each([
    { category: 'sticks' },
    { brand: 3 },
    { brand: '' },
    { tag: 'a', brand: 'b' },
    {},
    'kovia',
    { colour: 'red' },
  ])('is nothing else: %j', (value) => {
    expect(term().schema.safeParse(value).success).toBe(false);
  });

  it('is of the kinds that its field allows', () => {
    expect(term(['brand']).schema.safeParse({ brand: 'kovia' }).success).toBe(true);
    expect(term(['brand']).schema.safeParse({ tag: 'new' }).success).toBe(false);
  });
});
