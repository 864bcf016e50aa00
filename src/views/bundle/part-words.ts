import { inLanguage, type Language, type Localized } from '#kernel/language.ts';

/** A part of a bundle as it was chosen; orders of before parts were named have none to show. */
export type NamedPart = Readonly<{
  quantity: number;
  name?: Localized | undefined;
  options?: readonly Readonly<{ value: Localized }>[] | undefined;
}>;

/** A part in words: `2 × Cedrane Amber`, `1 × Orveta Duo, Sage`; empty where its name was not kept. */
export function partWords({ quantity, name, options = [] }: NamedPart, language: Language): string {
  if (name === undefined) return '';
  const comma = language === 'ar' ? '، ' : ', ';
  const values = options.map(({ value }) => inLanguage(value, language));
  return `${quantity} × ${[inLanguage(name, language), ...values].join(comma)}`;
}

/** All parts of a bundle in words. */
export function partsInWords(parts: readonly NamedPart[], language: Language): string[] {
  return parts.map((part) => partWords(part, language)).filter((words) => words !== '');
}
