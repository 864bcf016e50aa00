import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { DrawerCount, DrawerUndo } from '../mini-cart/drawer-parts.tsx';

/**
 * The cart drawer. Count, undo and content are fragments that the script fills. The empty state is outside the
 * widget, so that an empty cart has links.
 */
export function CartDrawer() {
  const { t, to } = useLanguage();
  return (
    <dialog className="j-drawer" id="cart-drawer" aria-labelledby="cart-drawer-title">
      <div className="j-drawer__head">
        <h2 id="cart-drawer-title">
          {t('cart:title')} <DrawerCount count={0} />
        </h2>
        <button type="button" className="j-iconbtn" data-close="" aria-label={t('shop:close')}>
          <Icon name="x" />
        </button>
      </div>
      <DrawerUndo removed={null} undoHref={to} />
      <div className="widget_shopping_cart" hidden>
        <div className="widget_shopping_cart_content" />
      </div>
      <div className="j-drawer__body" data-empty-cart="">
        <div className="j-empty">
          <Icon name="handbag" />
          <h3>{t('cart:empty')}</h3>
          <a className="j-btn j-btn--secondary" href={to('/shop/')}>
            {t('cart:toShop')}
          </a>
        </div>
      </div>
    </dialog>
  );
}
