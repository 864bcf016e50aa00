import type { Money } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { Price } from './price.tsx';

/** An amount deducted from a total; its minus is at the left in both languages. */
export function LessAmount({ amount }: { amount: Money }) {
  const { t } = useLanguage();
  return (
    <span className="j-nowrap" dir="ltr">
      <span aria-hidden="true">−</span>
      <span className="j-vh">{t('cart:less')} </span>
      <Price money={amount} />
    </span>
  );
}
