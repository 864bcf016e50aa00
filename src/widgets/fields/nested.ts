import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { type Field, type Fields, initialOf, type ResolvedOf, type ValuesOf } from './field.ts';

/** Records of these fields and no others. */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<F>>;
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

/** One record with fields of its own. */
export function record<F extends Fields>(of: F): Field<ValuesOf<F>, ResolvedOf<F>> {
  return { control: { type: 'record', of }, schema: schemaOf(of), initial: initialOf(of) };
}

/** Records with fields of their own. */
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

/** A field that stored settings may lack; its initial value stands in. */
export function optional<Value, Resolved>(field: Field<Value, Resolved>): Field<Value, Resolved> {
  const { schema, initial } = field;
  return { ...field, schema: schema.optional().transform((value) => value ?? initial) as z.ZodType<Value> };
}
