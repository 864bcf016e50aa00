import { inLanguage } from '#kernel/language.ts';
import type { LastRemoved } from '#shop/cart';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The number of items beside the drawer's title; a fragment. */
export function DrawerCount({ count }: { count: number }) {
  return <span className="jamra-drawer-count">{count === 0 ? '' : <bdi>({count})</bdi>}</span>;
}

type DrawerUndoProps = { removed: LastRemoved | null; undoHref: (key: string) => string };

/**
 * Offers to undo the last removal; a fragment, because it also applies to an empty cart. The script removes it
 * when it expires.
 */
export function DrawerUndo({ removed, undoHref }: DrawerUndoProps) {
  const { t, language } = useLanguage();
  if (removed === null) return <div className="jamra-cart-undo" />;
  const name = inLanguage(removed.name, language);
  return (
    <div className="jamra-cart-undo" data-until={removed.offeredUntil.getTime()}>
      <p className="j-notice">
        <Icon name="check-circle" isSmall />
        <span>
          {t('cart:removedNotice', { name })}{' '}
          <a
            className="j-link restore-item"
            href={undoHref(removed.key)}
            data-cart_item_key={removed.key}
            data-success_message={t('cart:told.movedToCart', { name })}
            aria-label={t('cart:undoOf', { name })}
          >
            {t('cart:undo')}
          </a>
        </span>
      </p>
    </div>
  );
}
