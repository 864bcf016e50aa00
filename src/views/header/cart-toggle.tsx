import type { Money } from '#kernel/money.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

/** The number on the cart icon; a fragment. */
export function CartCount({ count }: { count: number }) {
  return (
    <span className="j-count jamra-cart-count" data-count={count} aria-hidden="true">
      {count}
    </span>
  );
}

/** The sum beside the cart icon; a fragment. Empty for an empty cart. */
export function CartSubtotal({ subtotal }: { subtotal: Money | null }) {
  return <span className="jamra-cart-subtotal">{subtotal === null ? null : <Price money={subtotal} />}</span>;
}

type CartToggleProps = { hasSubtotal?: boolean; element?: ElementAttributes };

/**
 * Opens the cart drawer; a link without script. The count is read from a cookie before first paint, the subtotal comes
 * with the fragments.
 */
export function CartToggle({ hasSubtotal = false, element }: CartToggleProps) {
  const { t, to } = useLanguage();
  return (
    <a
      {...onElement(`${hasSubtotal ? 'j-more' : 'j-iconbtn'} cart-toggle`, element)}
      href={to('/cart/')}
      data-cart-toggle=""
      aria-controls="cart-drawer"
      aria-label={hasSubtotal ? undefined : t('shop:cart')}
    >
      <Icon name="handbag" />
      {hasSubtotal ? (
        <>
          <span className="j-vh">{t('shop:cart')}</span>
          <CartSubtotal subtotal={null} />
        </>
      ) : null}
      <CartCount count={0} />
    </a>
  );
}
