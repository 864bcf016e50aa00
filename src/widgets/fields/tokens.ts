import { z } from 'zod';
import type { Field } from './field.ts';

/** Colours of the design kit by their role, as `--c-…` in views/style/tokens.css. */
export const COLOURS = ['ground', 'surface', 'sunken', 'backdrop', 'accent-tint'] as const;
/** Spaces of the design kit, as `--s-…`, smallest first. */
export const SPACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type Colour = (typeof COLOURS)[number];
export type Space = (typeof SPACES)[number];

/** A colour of the design kit; null: none. Free values are not allowed, so that the design kit ensures contrast. */
export function colour(): Field<Colour | null> {
  return { control: { type: 'colour', tokens: COLOURS }, schema: z.enum(COLOURS).nullable(), initial: null };
}

/** A space of the design kit; null: the widget's default. */
export function spacing(): Field<Space | null> {
  return { control: { type: 'spacing', tokens: SPACES }, schema: z.enum(SPACES).nullable(), initial: null };
}
