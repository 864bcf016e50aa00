import type { Language } from '#kernel/language.ts';

const AMOUNT = /^\d+(?:\.\d{1,2})?$/;
const DIRHAM = '\u20C3';
const NO_BREAK = '\u00A0';

/** A gift card option whose name is a number is an amount: '250' becomes 'AED 250'. Other names are unchanged. */
export function amountInWords(name: string, language: Language): string {
  if (!AMOUNT.test(name)) return name;
  return language === 'ar' ? `${name} درهم` : `AED ${name}`;
}

/**
 * The amount with the dirham sign at the left of the number in both languages: for pages, whose fonts have the sign.
 */
export function amountWithSign(name: string): string {
  return AMOUNT.test(name) ? `\u2066${DIRHAM}${NO_BREAK}${name}\u2069` : name;
}
