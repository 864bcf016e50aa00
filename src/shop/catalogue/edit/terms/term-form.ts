import { z } from 'zod';
import { toProblems } from '../check-draft.ts';
import { FIELD_PROBLEMS, type FieldProblem, type FieldProblems, LONGEST, text, words } from '../draft.ts';
import { wordProblem } from '../word-rule.ts';

const id = z.int('wrong-kind').min(1, 'unknown').max(2_147_483_647, 'unknown');
const named = words(LONGEST.name);
/** Word of an address; empty: made of the name. */
const word = text(100).trim().default('');

/** A category as staff fill it in. */
export const categoryForm = z.object({
  name: named,
  slug: word,
  description: words(2000).default({ en: '', ar: '' }),
  imageId: id.nullable().default(null),
});

/** A new one stands somewhere in the tree; `position` counts from 0, null for the end. */
export const newCategory = categoryForm.extend({ parentId: id.nullable().default(null) });

export const categoryPlace = z.object({
  parentId: id.nullable(),
  position: z.int('wrong-kind').min(0, 'wrong-kind').max(10_000, 'too-large').nullable().default(null),
});

/** An attribute or a tag. */
export const termForm = z.object({ name: named, slug: word });

/** A value of an attribute, a maker too. */
export const valueForm = z.object({
  name: named,
  slug: word,
  swatchHex: z
    .string('wrong-kind')
    .regex(/^#[0-9a-f]{6}$/i, 'wrong-kind')
    .nullable()
    .default(null),
});

export type CategoryForm = z.infer<typeof categoryForm>;
export type ValueForm = z.infer<typeof valueForm>;

export type CheckedForm<T> = { ok: true; form: T } | { ok: false; problems: FieldProblems };

/** Checks what was typed, in the browser and on the server. */
export function checkForm<T extends z.ZodObject>(schema: T, typed: unknown): CheckedForm<z.output<T>> {
  const parsed = schema.safeParse(typed);
  if (!parsed.success) {
    const found = parsed.error.issues.map(({ path, message }): [string, FieldProblem] => [
      path.join('.'),
      FIELD_PROBLEMS.find((known) => known === message) ?? 'wrong-kind',
    ]);
    return { ok: false, problems: toProblems(found) };
  }
  const { name, slug } = parsed.data as { name?: { en: string }; slug?: string };
  const problem = slug === undefined || slug === '' ? null : wordProblem(slug);
  if (name?.en === '') return { ok: false, problems: { 'name.en': 'missing' } };
  return problem === null ? { ok: true, form: parsed.data } : { ok: false, problems: { slug: problem } };
}
