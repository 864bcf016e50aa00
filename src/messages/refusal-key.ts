import type * as ar from './ar/index.ts';
import type * as en from './en/index.ts';

/** The keys of a tree of texts; plural forms are one key. */
export type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer One}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
      ? One
      : Key
    : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A refusal code with a message in both languages. */
export type TranslatedCode = KeyOf<typeof en.refusals> & KeyOf<typeof ar.refusals>;

/** The key of a refusal's message; a code without one in either language does not compile. */
export function refusalKey<Code extends TranslatedCode>(code: Code): `refusals:${Code}` {
  return `refusals:${code}`;
}
