import { markMatches } from './mark.ts';

type Found = Readonly<{
  texts: readonly { isNamed: boolean }[];
  products: readonly { name: string; note: string }[];
  marks: readonly string[];
}>;

/** Whether an article or page has the words in its title, and no product in its name or note: it is shown first. */
export function isTextFirst({ texts, products, marks }: Found): boolean {
  const hasWords = (text: string) => markMatches(text, marks).some(({ isMatch }) => isMatch);
  return (
    texts.some(({ isNamed }) => isNamed) &&
    !products.some(({ name, note }) => hasWords(name) || hasWords(note))
  );
}
