import { inLanguage, type Language, type Localized } from '#kernel/language.ts';

/** A chosen part of a bundle; old orders have no names of parts. */
export type NamedPart = Readonly<{
  quantity: number;
  name?: Localized | undefined;
  options?: readonly Readonly<{ value: Localized }>[] | undefined;
}>;

/** Formats a part: `2 × Cedrane Amber`, `1 × Orveta Duo, Sage`; empty without a name. */
export function partWords({ quantity, name, options = [] }: NamedPart, language: Language): string {
  if (name === undefined) return '';
  const comma = language === 'ar' ? '، ' : ', ';
  const values = options.map(({ value }) => inLanguage(value, language));
  return `${quantity} × ${[inLanguage(name, language), ...values].join(comma)}`;
}

/** Formats all parts of a bundle. */
export function partsInWords(parts: readonly NamedPart[], language: Language): string[] {
  return parts.map((part) => partWords(part, language)).filter((words) => words !== '');
}
