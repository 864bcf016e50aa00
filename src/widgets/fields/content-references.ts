import { z } from 'zod';
import type { ContentKind, Field } from './field.ts';

const NAME_MAX = 200;

const name = z.string().min(1).max(NAME_MAX);

/** A category or tag by slug, or an author as articles name theirs in English; null: none. */
export type ContentTermValue =
  | Readonly<{ category: string }>
  | Readonly<{ tag: string }>
  | Readonly<{ author: string }>
  | null;

const termSchema = z
  .union([
    z.strictObject({ category: name }),
    z.strictObject({ tag: name }),
    z.strictObject({ author: name }),
  ])
  .nullable();

/** A category, a tag or an author of articles or projects. */
export function contentTerm(kind: ContentKind): Field<ContentTermValue> {
  return { control: { type: 'content-term', kind }, schema: termSchema, initial: null };
}

/** An article or project by id; null: none. */
export function contentItem(kind: ContentKind): Field<number | null> {
  return {
    control: { type: 'content', kind },
    schema: z.number().int().positive().nullable(),
    initial: null,
  };
}
