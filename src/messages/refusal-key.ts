import type * as ar from './ar/index.ts';
import type * as en from './en/index.ts';

/** The keys of a tree of words as a translator takes them: forms of number are one key. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer One}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
      ? One
      : Key
    : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A refusal's code that has its sentence in both languages. */
export type TranslatedCode = KeyOf<typeof en.refusals> & KeyOf<typeof ar.refusals>;

/** The key of a refusal's sentence; a code that has none in one of the languages does not compile. */
export function refusalKey<Code extends TranslatedCode>(code: Code): `refusals:${Code}` {
  return `refusals:${code}`;
}
