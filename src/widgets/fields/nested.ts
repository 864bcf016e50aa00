import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import {
  type AnyField,
  type Field,
  type Fields,
  initialOf,
  isShown,
  type ResolvedOf,
  type ValuesOf,
} from './field.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values without those of hidden fields. */
function withoutHidden(fields: Fields, values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const all: Values = Object.fromEntries(Object.entries(values));
  const isKept = ([name]: [string, unknown]) => {
    const field = fields[name];
    return field === undefined || isShown(field, fields, all);
  };
  return Object.fromEntries(Object.entries(all).filter(isKept));
}

/** The schema of a field that may be missing: one that stored settings may lack has its initial value then. */
function withoutNeed({ schema }: AnyField): z.ZodType {
  return schema.safeParse(undefined).success ? schema : schema.optional();
}

/** The schema of records in which some fields hide others: a hidden one has its initial value. */
function conditionalSchema(fields: Fields, conditional: readonly (readonly [string, AnyField])[]) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const lenient = Object.fromEntries(conditional.map(([name, field]) => [name, withoutNeed(field)]));
  const record = z
    .strictObject({ ...shape, ...lenient })
    .superRefine((values, { addIssue }) => {
      for (const [name, field] of conditional)
        if (values[name] === undefined && isShown(field, fields, values))
          addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [name], input: undefined });
    })
    .transform((values) => ({
      ...Object.fromEntries(conditional.map(([name, { initial }]) => [name, initial])),
      ...values,
    }));
  return z.preprocess((values) => withoutHidden(fields, values), record);
}

function toSchema(fields: Fields): z.ZodType {
  const conditional = Object.entries(fields).filter(([, { when }]) => when !== undefined);
  if (conditional.length > 0) return conditionalSchema(fields, conditional);
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
  );
}

const schemas = new WeakMap<Fields, z.ZodType>();

/**
 * The schema of a record with exactly these fields; hidden fields may be missing or have any value. Cached per field
 * set: compiling a schema, on first use, takes longer than parsing.
 */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
  const schema = schemas.get(fields) ?? toSchema(fields);
  schemas.set(fields, schema);
  return schema as z.ZodType<ValuesOf<F>>;
}

/** A text in both languages; the View gets it in the page's. */
export function localized(of: Field<string>): Field<Localized, string> {
  return {
    control: { type: 'localized', of },
    schema: z.strictObject({ en: of.schema, ar: of.schema.optional() }),
    initial: { en: of.initial },
  };
}

/** A value per device mode; a smaller device without one has that of the next larger. */
export type PerDevice<Value> = Readonly<
  { desktop: Value } & { [Mode in Exclude<DeviceMode, 'desktop'>]?: Value | undefined }
>;

export function perDevice<Value>(of: Field<Value>): Field<PerDevice<Value>, Record<DeviceMode, Value>> {
  const smaller = of.schema.optional();
  return {
    control: { type: 'per-device', of },
    schema: z.strictObject({ desktop: of.schema, tablet: smaller, mobile: smaller }),
    initial: { desktop: of.initial },
  };
}

/** A nested record of fields. */
export function record<F extends Fields>(of: F): Field<ValuesOf<F>, ResolvedOf<F>> {
  return { control: { type: 'record', of }, schema: schemaOf(of), initial: initialOf(of) };
}

/** A list of records of fields. */
export function list<F extends Fields>({
  of,
  min = 0,
  max,
}: {
  of: F;
  min?: number;
  max: number;
}): Field<readonly ValuesOf<F>[], readonly ResolvedOf<F>[]> {
  return {
    control: { type: 'list', min, max, of },
    schema: z.array(schemaOf(of)).min(min).max(max).readonly(),
    initial: [],
  };
}

/** A field that stored settings may lack; its initial value is used then. */
export function optional<Value, Resolved>(field: Field<Value, Resolved>): Field<Value, Resolved> {
  const { schema, initial } = field;
  return { ...field, schema: schema.optional().transform((value) => value ?? initial) as z.ZodType<Value> };
}
