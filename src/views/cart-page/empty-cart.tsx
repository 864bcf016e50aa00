import type { ProductCard } from '#shop/listing';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useLanguage } from '../language/language.tsx';
import { CardRow } from './card-row.tsx';

/** Where a shopper with nothing in the cart may go on. */
export type WayOn = Readonly<{
  /** Seen before, the newest first. */
  recent: readonly ProductCard[];
  /** Sticks of the device that the shopper owns. */
  fitting: readonly ProductCard[];
  popular: readonly ProductCard[];
}>;

export const NO_WAY_ON: WayOn = { recent: [], fitting: [], popular: [] };

/** Nothing in the cart, said plainly. */
export function EmptyCart() {
  const { t, to } = useLanguage();
  return (
    <div className="wc-empty-cart-message">
      <EmptyState
        icon="handbag"
        title={t('cart:empty')}
        text={t('cart:emptyHint')}
        action={{ label: t('cart:toShop'), href: to('/shop/') }}
      />
    </div>
  );
}

export function WaysOn({ wayOn }: { wayOn: WayOn }) {
  const { t } = useLanguage();
  return (
    <>
      <CardRow title={t('product:recentlyViewed')} cards={wayOn.recent} />
      <CardRow title={t('cart:fitsYourDevice')} cards={wayOn.fitting} />
      <CardRow title={t('cart:popular')} cards={wayOn.popular} />
    </>
  );
}
