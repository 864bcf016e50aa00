import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import type { PromotionRefusal } from '#shop/promotions';
import { formatDate } from '../date/date.ts';

function moneyIn(language: Language, money: Money): string {
  return language === 'ar' ? `${toDecimal(money)} درهم` : `AED ${toDecimal(money)}`;
}

type PromotionFact = string | number | Date | Money | Localized;

function promotionFact(fact: PromotionFact, language: Language): string | number {
  if (typeof fact !== 'object') return fact;
  if (fact instanceof Date) return formatDate(fact, language);
  return 'minor' in fact ? moneyIn(language, fact) : inLanguage(fact, language);
}

/** The facts of a refused code as its sentence takes them: amounts and days in words. */
export function promotionFacts(
  refusal: PromotionRefusal,
  language: Language,
): Record<string, string | number> {
  const { code: _code, ...facts } = refusal;
  return Object.fromEntries(
    Object.entries<PromotionFact>(facts).map(([key, fact]) => [key, promotionFact(fact, language)]),
  );
}
