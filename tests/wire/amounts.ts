/** The currency sign with its spoken word on pages, or letters where no font has the sign. */
const DIRHAM = /(?:\u20C3(?:dirhams|درهم)|AED)\s*$/u;
const AMOUNT = /(?<![\d.,])\d[\d,]*\.\d\d(?![\d.])/gu;
const OTHER_CURRENCY = /[$€£¥₹]\s?\d|\d\s?[€£¥₹]|\b(?:USD|EUR|GBP|SAR|INR)\b/gu;

/** The visible and spoken text of a page: no tags, scripts or styles. */
export function wordsOf(html: string): string {
  return html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

/** The amounts in a text: those in dirham, and everything else that looks like money. */
export function amountsIn(text: string): { inDirham: string[]; others: string[] } {
  const inDirham: string[] = [];
  const others: string[] = [...(text.match(OTHER_CURRENCY) ?? [])];
  for (const { 0: amount, index } of text.matchAll(AMOUNT)) {
    const isSigned = DIRHAM.test(text.slice(0, index));
    (isSigned ? inDirham : others).push(amount);
  }
  return { inDirham, others };
}
