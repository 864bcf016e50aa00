import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import type { CartLine, LineProblem } from '#shop/cart';
import { withoutPlan } from '#shop/cart/rules/plan.ts';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import { isGiftCardField } from '#shop/gift-cards/rules/details.ts';
import { RECIPIENT_OPTIONS } from '#shop/gift-cards/rules/recipient.ts';
import type { OrderLine } from '#shop/orders';
import { amountInWords, amountWithSign } from '../gift-card/card-amount.ts';

/** Isolates a text of either direction from the text around it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The chosen options, the details of a gift card by their names, and how often the line is ordered again. */
export function optionsText(line: Pick<CartLine, 'product' | 'plan'>, language: Language): string {
  const values = line.product.options.map(({ slug, name, value }) => {
    const text = inLanguage(value, language);
    if (isGiftCardField(slug)) return `${inLanguage(name, language)}: ${isolated(text)}`;
    return line.product.isGiftCard ? amountWithSign(text) : text;
  });
  return [...values, ...(line.plan === undefined ? [] : [inLanguage(line.plan.name, language)])].join(
    language === 'ar' ? '، ' : ', ',
  );
}

type NamedOptions = readonly Readonly<{ name: Localized; value: Localized }>[];

/** The option values of an order's line; the amount of a gift card, which precedes its details, with its currency. */
export function orderedValues(options: NamedOptions, language: Language): string[] {
  const details = options.findIndex(({ name }) => name.en === RECIPIENT_OPTIONS.to.en);
  return options.map(({ value }, index) => {
    const text = inLanguage(value, language);
    return index < details ? amountInWords(text, language) : text;
  });
}

/** The options of an order's line, each by its name. */
export function namedOptions({ options }: Pick<OrderLine, 'options'>, language: Language): string[] {
  const values = orderedValues(options, language);
  return options.map(({ name }, index) => `${inLanguage(name, language)}: ${isolated(values[index] ?? '')}`);
}

/** The product URL of a line, with the chosen options. */
export function lineAddress(line: Pick<CartLine, 'product' | 'options'>): string {
  const chosen = new URLSearchParams(
    Object.entries(withoutPlan(line.options))
      .filter(([slug]) => !isGiftCardField(slug))
      .map(([slug, value]) => [slug.startsWith(CHOICE_PREFIX) ? slug : `attribute_${slug}`, value]),
  );
  const query = chosen.toString();
  return query === '' ? line.product.address : `${line.product.address}?${query}`;
}

const NOT_TO_BE_HAD: readonly LineProblem[] = ['gone', 'out-of-stock', 'restricted'];

/** Whether the line counts in the totals; unavailable products do not. */
export function isCounted({ problem }: Pick<CartLine, 'problem'>): boolean {
  return !NOT_TO_BE_HAD.includes(problem);
}

/** Whether the line has a quantity field; unavailable products do not. */
export function hasQuantity(line: Pick<CartLine, 'problem' | 'product'>): boolean {
  return isCounted(line) && !line.product.isSoldIndividually;
}
