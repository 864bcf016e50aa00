import type { ProductCard } from '#shop/listing';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useLanguage } from '../language/language.tsx';
import { CardRow } from './card-row.tsx';

/** Suggestions for an empty cart. */
export type NextStep = Readonly<{
  /** Recently viewed products, newest first. */
  recent: readonly ProductCard[];
  /** Sticks for the shopper's device. */
  fitting: readonly ProductCard[];
  popular: readonly ProductCard[];
}>;

export const NO_NEXT_STEP: NextStep = { recent: [], fitting: [], popular: [] };

/** The empty cart message. */
export function EmptyCart() {
  const { t, to } = useLanguage();
  return (
    <div className="wc-empty-cart-message">
      <EmptyState
        icon="handbag"
        title={t('cart:empty')}
        action={{ label: t('cart:toShop'), href: to('/shop/') }}
      />
    </div>
  );
}

export function NextSteps({ nextSteps }: { nextSteps: NextStep }) {
  const { t } = useLanguage();
  return (
    <>
      <CardRow title={t('product:recentlyViewed')} cards={nextSteps.recent} />
      <CardRow title={t('cart:fitsYourDevice')} cards={nextSteps.fitting} />
      <CardRow title={t('cart:popular')} cards={nextSteps.popular} />
    </>
  );
}
