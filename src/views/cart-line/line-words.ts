import { inLanguage, type Language } from '#kernel/language.ts';
import type { CartLine, LineProblem } from '#shop/cart';
import { withoutPlan } from '#shop/cart/rules/plan.ts';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import { isGiftCardField } from '#shop/gift-cards/rules/details.ts';

/** The chosen options, and how often the line is ordered again. */
export function optionsText(line: Pick<CartLine, 'goods' | 'plan'>, language: Language): string {
  const values = line.goods.options.map(({ value }) => value);
  return [...values, ...(line.plan === undefined ? [] : [line.plan.name])]
    .map((value) => inLanguage(value, language))
    .join(language === 'ar' ? '، ' : ', ');
}

/** The product URL of a line, with the chosen options. */
export function lineAddress(line: Pick<CartLine, 'goods' | 'options'>): string {
  const chosen = new URLSearchParams(
    Object.entries(withoutPlan(line.options))
      .filter(([slug]) => !isGiftCardField(slug))
      .map(([slug, value]) => [slug.startsWith(CHOICE_PREFIX) ? slug : `attribute_${slug}`, value]),
  );
  const query = chosen.toString();
  return query === '' ? line.goods.address : `${line.goods.address}?${query}`;
}

const NOT_TO_BE_HAD: readonly LineProblem[] = ['gone', 'out-of-stock', 'restricted'];

/** Whether the line counts in the totals; unavailable products do not. */
export function isCounted({ problem }: Pick<CartLine, 'problem'>): boolean {
  return !NOT_TO_BE_HAD.includes(problem);
}

/** Whether the line has a quantity field; unavailable products do not. */
export function hasQuantity(line: Pick<CartLine, 'problem' | 'goods'>): boolean {
  return isCounted(line) && !line.goods.isSoldIndividually;
}
