import fc from 'fast-check';
import { z } from 'zod';
import { type ActionName, actionRegistry } from '#admin-actions/registry.ts';
import { INVALID_VALUES } from '../wire/invalid-input.ts';
import type { Wanted } from './send.ts';

type Schema = z.core.JSONSchema.JSONSchema;

const WILD_NUMBERS = [0, -1, 1, 2, 3, 17, 1.5, 1e9, 2_147_483_647, 2_147_483_648, 2 ** 53, -(2 ** 53), 1e308];

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...INVALID_VALUES, ...WILD_NUMBERS, null, true, false, [], {}),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Mostly valid values, sometimes another one. */
function almost(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
}

function numbers({ type, minimum, maximum }: Schema): fc.Arbitrary<unknown> {
  const near = [minimum, maximum].filter((bound) => bound !== undefined);
  const whole = fc.constantFrom(...WILD_NUMBERS, ...near);
  return type === 'integer'
    ? fc.oneof(whole, fc.integer({ min: 1, max: 120 }))
    : fc.oneof(whole, fc.double());
}

function strings({ maxLength = 40, minLength = 0, pattern, format }: Schema): fc.Arbitrary<unknown> {
  const free = fc.string({
    minLength: Math.min(minLength, 40),
    maxLength: Math.min(Math.max(maxLength, minLength), 40),
  });
  if (format === 'uuid') return fc.oneof(fc.uuid(), free);
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: false })
      .map((at) => (Number.isNaN(at.valueOf()) ? 'x' : at.toISOString()));
  if (pattern !== undefined)
    return fc.oneof(
      fc.stringMatching(new RegExp(pattern, 'u')).map((one) => one.slice(0, 60)),
      free,
    );
  return fc.oneof(free, fc.constantFrom(...INVALID_VALUES));
}

function objects(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, one]) => [name, inputs(one as Schema, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

function arrays({ items = {} }: Schema, depth: number): fc.Arbitrary<unknown> {
  return fc.array(inputs(items as Schema, depth + 1), { maxLength: 4 });
}

const BY_TYPE: Readonly<Record<string, (schema: Schema, depth: number) => fc.Arbitrary<unknown>>> = {
  object: objects,
  array: arrays,
  string: strings,
  integer: numbers,
  number: numbers,
  boolean: () => fc.boolean(),
};

const DEEPEST = 6;

/** Generates values of a JSON schema. */
function inputs(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return anything;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return almost(fc.oneof(...choices.map((one) => inputs(one as Schema, depth))));
  const constants = schema.const === undefined ? schema.enum : [schema.const];
  if (constants !== undefined) return almost(fc.constantFrom<unknown>(...constants));
  const make = BY_TYPE[String(schema.type)];
  return make === undefined ? anything : almost(make(schema, depth));
}

function callsOf(name: ActionName): fc.Arbitrary<{ action: string; input: unknown }> {
  const schema = z.toJSONSchema(actionRegistry[name].input, { io: 'input', unrepresentable: 'any' });
  return inputs(schema).map((input) => ({ action: name, input }));
}

/** Actions that call other hosts or work for minutes. */
const LEFT_OUT = /^exchange\./;

/**
 * Admin actions with generated input, in each of these sessions.
 *
 * @param cookies one `Cookie` header for each role
 */
export function staffCalls(
  cookies: readonly string[],
  { many, seed }: { many: number; seed: number },
): Wanted[] {
  const names = (Object.keys(actionRegistry) as ActionName[]).filter((name) => !LEFT_OUT.test(name));
  const byName = new Map(names.map((name) => [name, callsOf(name)]));
  const anyCall = fc
    .constantFrom(...names)
    .chain((name) => byName.get(name) ?? fc.constant({ action: name, input: {} }));
  return fc
    .sample(fc.tuple(anyCall, fc.constantFrom(...cookies)), { numRuns: many, seed })
    .map(([call, cookie]) => {
      const body = JSON.stringify(call);
      return {
        method: 'POST',
        path: '/admin/actions/',
        headers: {
          cookie,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
        body,
      };
    });
}
