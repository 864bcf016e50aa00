import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { DrawerCount, DrawerUndo } from '../mini-cart/drawer-parts.tsx';

/**
 * The cart's drawer. Count, undo and content are fragments: the script fills them. The empty state stands outside the
 * widget, so that an empty cart has a way on.
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
          <p className="j-quiet">{t('cart:emptyHint')}</p>
          <a className="j-btn j-btn--secondary" href={to('/shop/')}>
            {t('cart:toShop')}
          </a>
        </div>
      </div>
    </dialog>
  );
}
