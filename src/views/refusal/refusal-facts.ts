import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { formatAmount, type Money } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import type { CartRefusal } from '#shop/cart';
import type { GiftCardRefusal, GiftCardTriesRefusal } from '#shop/gift-cards';
import type { PromotionRefusal } from '#shop/promotions';
import { formatDate } from '../date/date.ts';

function moneyIn(language: Language, money: Money): string {
  return language === 'ar' ? `${formatAmount(money)} درهم` : `AED ${formatAmount(money)}`;
}

type Fact = string | number | Date | Money | Localized;

function inWords(fact: Fact, language: Language): string | number {
  if (typeof fact !== 'object') return fact;
  if (fact instanceof Date) return formatDate(fact, language);
  return 'minor' in fact ? moneyIn(language, fact) : inLanguage(fact, language);
}

/** Formats the facts of a refusal for its message: amounts and dates. */
export function refusalFacts(
  refusal: CartRefusal | PromotionRefusal | GiftCardRefusal | GiftCardTriesRefusal,
  language: Language,
): Record<string, string | number> {
  const { code: _code, ...facts } = refusal;
  if (refusal.code === 'cart.gift-card-details')
    return { field: wordsIn(language)(`giftCards:fields.${refusal.field}`) };
  // The number that the form of its word follows.
  if (refusal.code === 'gift-cards.too-many-tries') {
    const { minutes } = refusal;
    return { minutes, count: minutes };
  }
  return Object.fromEntries(Object.entries<Fact>(facts).map(([key, fact]) => [key, inWords(fact, language)]));
}
