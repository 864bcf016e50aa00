import type { z } from 'zod';
import type { IconName } from '#views/icon/icon.tsx';

/** The control that an editor shows for a field, and its limits. */
export type Control =
  | { type: 'text' | 'long-text' | 'rich-text' | 'html'; maxLength: number }
  | { type: 'number'; min: number; max: number; step: number; unit: Unit | null }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'several'; options: readonly string[] }
  | { type: 'switch' | 'date' | 'period' }
  | { type: 'colour' | 'spacing'; tokens: readonly string[] }
  /**
   * `alt`: its alternative text is printed, unless one of these sibling settings has a text. Without `alt` it is
   * decorative.
   */
  | { type: 'picture'; alt?: readonly string[] }
  | { type: 'link' | 'loop' | 'product' | 'product-query' }
  | { type: 'term'; kinds: readonly TermKind[] }
  /** A term of articles or projects, or one of these. */
  | { type: 'content-term' | 'content'; kind: ContentKind }
  | { type: 'icon'; names: readonly IconName[] }
  | { type: 'document'; place: 'section' | 'loop-item' }
  /** `lists`: settings of the same widget, of whose entries it is one, by its key. */
  | { type: 'entry'; lists: readonly string[] }
  | { type: 'key' }
  | { type: 'list'; min: number; max: number; of: Fields }
  | { type: 'record'; of: Fields }
  | { type: 'localized' | 'per-device'; of: AnyField };

/** Kinds of terms that group products and have a page. */
export const TERM_KINDS = ['category', 'brand', 'tag'] as const;
export type TermKind = (typeof TERM_KINDS)[number] | 'attribute';

/** Documents that loops list. */
export type ContentKind = 'article' | 'portfolio';

/** What a number counts; null: a plain number. */
export type Unit = 'px' | '%' | 'ms' | 's';

/** What settings beside a field are: one value, or any of several. */
type Condition = Readonly<Record<string, string | readonly string[]>>;

/**
 * A setting of a widget: its control, its valid values, the initial value, and what the markup gets.
 *
 * @typeParam Value as stored in the document
 * @typeParam Resolved as passed to the View: a text in the page's language, a picture instead of its id
 */
export type Field<Value, Resolved = Value> = Readonly<{
  control: Control;
  schema: z.ZodType<Value>;
  initial: Value;
  /**
   * The values of sibling settings for which the field applies; otherwise it is hidden, and its value is not checked.
   */
  when?: Condition;
  /** Not set; carries the type of the resolved value. */
  resolved?: Resolved;
}>;

// biome-ignore lint/suspicious/noExplicitAny: a field of any value; what it holds is known where it is declared
export type AnyField = Field<any, any>;
export type Fields = Readonly<Record<string, AnyField>>;

/** The stored values of some fields. */
export type ValuesOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Value, infer _Resolved> ? Value : never;
};

/** The values that a View gets. */
export type ResolvedOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer _Value, infer Resolved> ? Resolved : never;
};

/** A field that counts only with these values of settings beside it. */
export function shownWhen<Value, Resolved>(
  when: Condition,
  field: Field<Value, Resolved>,
): Field<Value, Resolved> {
  return { ...field, when };
}

/** Whether a field counts among the values beside it; one that is not stored has its initial value. */
export function isShown(
  { when = {} }: AnyField,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(when).every(([name, wanted]) =>
    [wanted].flat().includes(values[name] ?? fields[name]?.initial),
  );
}

/** The values that a new node starts with. */
export function initialOf<F extends Fields>(fields: F): ValuesOf<F> {
  const entries = Object.entries(fields).map(([name, { initial }]) => [name, initial]);
  return Object.fromEntries(entries) as ValuesOf<F>;
}
