import { z } from 'zod';
import type { Instant } from '#kernel/instant.ts';
import type { Field, Unit } from './field.ts';

type NumberLimits = Readonly<{ min: number; max: number; step?: number; unit?: Unit; initial?: number }>;

/** A number between two limits; an integer unless `step` is given. */
export function number({ min, max, step = 1, unit, initial = min }: NumberLimits): Field<number> {
  const schema = z.number().min(min).max(max).multipleOf(step);
  return { control: { type: 'number', min, max, step, unit: unit ?? null }, schema, initial };
}

/** One of several named values; the default is the first unless `initial` is given. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
  initial: NoInfer<Option> = options[0],
): Field<Option> {
  return { control: { type: 'choice', options }, schema: z.enum(options), initial };
}

/** Any number of some named values, none at first. */
export function several<const Option extends string>(options: readonly Option[]): Field<readonly Option[]> {
  return { control: { type: 'several', options }, schema: z.array(z.enum(options)).readonly(), initial: [] };
}

/** On or off. */
export function toggle(initial = false): Field<boolean> {
  return { control: { type: 'switch' }, schema: z.boolean(), initial };
}

/** A moment in UTC, edited by the clock of the shop's time zone; a new node needs one. The View gets the moment. */
export function date(): Field<string, Instant> {
  return { control: { type: 'date' }, schema: z.iso.datetime(), initial: '' };
}
