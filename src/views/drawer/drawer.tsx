import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The cart's drawer. Its content is a fragment: the script fills the widget; the empty state stands outside it. */
export function CartDrawer() {
  const { t, to } = useLanguage();
  return (
    <dialog className="j-drawer" id="cart-drawer" aria-labelledby="cart-drawer-title">
      <div className="j-drawer__head">
        <h2 id="cart-drawer-title">{t('cart:title')}</h2>
        <button type="button" className="j-iconbtn" data-close="" aria-label={t('shop:close')}>
          <Icon name="x" />
        </button>
      </div>
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
