import { minus } from '#kernel/money.ts';
import type { Cart } from '#shop/cart';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';

/** Progress towards free delivery; empty when delivery is never free. */
export function FreeDelivery({ cart }: { cart: Pick<Cart, 'delivery'> }) {
  const { t } = useLanguage();
  const { isNeeded, freeFrom, rate } = cart.delivery;
  if (!isNeeded || freeFrom === null) return null;
  const { threshold, missing } = freeFrom;
  if (missing.minor === 0) {
    const isPaidNow = rate !== null && rate.cost.minor > 0;
    return (
      <p className="j-freeway is-free">
        <Icon name="check-circle" isSmall />
        <span>{isPaidNow ? t('cart:couldBeFree') : t('cart:isFree')}</span>
      </p>
    );
  }
  return (
    <div className="j-freeway">
      <p>
        <Icon name="truck" isSmall />
        <span>
          <PricedSentence words="cart:missingToFree" amounts={{ missing }} />
        </span>
      </p>
      <progress
        max={threshold.minor}
        value={minus(threshold, missing).minor}
        aria-label={t('cart:towardsFree')}
      />
    </div>
  );
}
