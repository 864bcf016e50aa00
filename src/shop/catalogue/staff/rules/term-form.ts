import { z } from 'zod';
import type { CategoryId, MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { slugProblem } from '../../rules/slug.ts';
import { toProblems } from './check-draft.ts';
import { FIELD_PROBLEMS, type FieldProblem, type FieldProblems, LONGEST, text, words } from './draft.ts';

const id = z.int('wrong-kind').min(1, 'unknown').max(2_147_483_647, 'unknown');
const named = words(LONGEST.name);
const NO_WORDS = { en: '', ar: '' };
/** A slug; empty: made of the name. */
const word = text(100).trim().default('');

/** The form of a category. */
export const categoryForm = z.object({
  name: named,
  slug: word,
  description: words(2000).default(NO_WORDS),
  /** Meta title and description; empty: name and description. */
  seo: z
    .object({
      title: words(LONGEST.seo).default(NO_WORDS),
      description: words(LONGEST.seo).default(NO_WORDS),
    })
    .default({ title: NO_WORDS, description: NO_WORDS }),
  imageId: id
    .transform((number) => number as MediaId)
    .nullable()
    .default(null),
});

/** With its place in the tree; `position` counts from 0, null for the end. */
export const newCategory = categoryForm.extend({
  parentId: id
    .transform((number) => number as CategoryId)
    .nullable()
    .default(null),
});

export const categoryPlace = z.object({
  parentId: id.nullable(),
  position: z.int('wrong-kind').min(0, 'wrong-kind').max(10_000, 'too-large').nullable().default(null),
});

/** The form of an attribute or tag. */
export const termForm = z.object({ name: named, slug: word });

/** The form of an attribute value or brand. */
export const valueForm = z.object({
  name: named,
  slug: word,
  swatchHex: z
    .string('wrong-kind')
    .regex(/^#[0-9a-f]{6}$/i, 'not-a-colour')
    .nullable()
    .default(null),
});

export type CategoryForm = z.infer<typeof categoryForm>;
export type ValueForm = z.infer<typeof valueForm>;

type WrongFields = { code: 'catalogue.wrong-fields'; problems: FieldProblems };

/** Validates a form, in browser and server. */
export function checkForm<T extends z.ZodObject>(
  schema: T,
  typed: unknown,
): Outcome<z.output<T>, WrongFields> {
  const parsed = schema.safeParse(typed);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }): [string, FieldProblem] => [
      path.join('.'),
      FIELD_PROBLEMS.find((known) => known === message) ?? 'wrong-kind',
    ]);
    return refuse({ code: 'catalogue.wrong-fields', problems: toProblems(problems) });
  }
  const { name, slug } = parsed.data as { name?: { en: string }; slug?: string };
  const problem = slug === undefined || slug === '' ? null : slugProblem(slug);
  if (name?.en === '') return refuse({ code: 'catalogue.wrong-fields', problems: { 'name.en': 'missing' } });
  return problem === null
    ? done(parsed.data)
    : refuse({ code: 'catalogue.wrong-fields', problems: { slug: problem } });
}
