import { createContext, type ReactNode, useContext } from 'react';
import type { CheckoutReview, ExpressOffer } from '#shop/checkout';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The field of the button: the id of the product whose form it submits, or `WHOLE_CART`. */
export const EXPRESS_FIELD = 'express_wallet';
export const WHOLE_CART = 'cart';

/** Whether a product form has the button; a template can leave it out. */
const OnProducts = createContext(true);
export const ExpressOnProducts = OnProducts.Provider;

/** The label of every wallet's button, with its icon. */
function Label() {
  const { t } = useLanguage();
  return (
    <>
      <Icon name="wallet" isSmall />
      {t('payments:button.wallet')}
    </>
  );
}

function Or() {
  const { t } = useLanguage();
  return <p className="j-or">{t('payments:express.or')}</p>;
}

type FrameProps = { hideOn?: ExpressOffer['hideOn']; children: ReactNode };

/** The attribute of what some devices do not show; left out where all do. */
function hiddenOn(devices: ExpressOffer['hideOn']): string | undefined {
  return devices.length === 0 ? undefined : devices.join(' ');
}

/** Above ordinary buttons; shown only by browsers that have a wallet, before the first paint. */
function Frame({ hideOn = [], children }: FrameProps) {
  return (
    <div className="j-express" data-hide-on={hiddenOn(hideOn)}>
      {children}
      <Or />
    </div>
  );
}

/** Whether a product form has the button, where its browser has a wallet. */
export function useHasExpress(express: ExpressOffer | null): boolean {
  return useContext(OnProducts) && express?.isOffered === true;
}

/** Why the wallet is not offered, where its button would be; nothing for reasons that a shopper cannot change. */
function NotOffered({ express: { notFor, hideOn } }: { express: ExpressOffer }) {
  const { t } = useLanguage();
  if (notFor === null) return null;
  return (
    <p className="j-express j-small j-quiet" data-not-for={notFor} data-hide-on={hiddenOn(hideOn)}>
      {notFor === 'plan'
        ? t('payments:express.notForPlan')
        : t('checkout:notFor', {
            class: t(`checkout:classes.${notFor}`),
            methods: t('checkout:methods.jamra_wallet.title'),
          })}
    </p>
  );
}

/** Sends the product form to the checkout with the wallet chosen, or says why the wallet cannot pay. Source: WG-25 */
export function ProductExpress({ productId, express }: { productId: number; express: ExpressOffer | null }) {
  const { t, to } = useLanguage();
  const isPlaced = useContext(OnProducts);
  if (!isPlaced || express === null) return null;
  if (!express.isOffered) return <NotOffered express={express} />;
  return (
    <>
      <Frame hideOn={express.hideOn}>
        <button
          className="j-btn j-btn--ink j-btn--wide"
          type="submit"
          name={EXPRESS_FIELD}
          value={productId}
          data-express={to('/checkout/')}
        >
          <Label />
        </button>
      </Frame>
      <p className="j-express__no j-small j-quiet" data-hide-on={hiddenOn(express.hideOn)}>
        {t('payments:express.notForPlan')}
      </p>
    </>
  );
}

/** Opens the checkout with the wallet chosen, or says why the wallet cannot pay. */
export function CartExpress({ express }: { express: ExpressOffer }) {
  const { to } = useLanguage();
  if (!express.isOffered) return <NotOffered express={express} />;
  return (
    <form method="post" action={to('/checkout/')}>
      <Frame hideOn={express.hideOn}>
        <button
          className="j-btn j-btn--ink j-btn--wide"
          type="submit"
          name={EXPRESS_FIELD}
          value={WHOLE_CART}
        >
          <Label />
        </button>
      </Frame>
    </form>
  );
}

/**
 * Chooses the wallet in the checkout's form and places the order, or focuses the first empty field. Hidden while the
 * wallet is not among `methods`, which depend on the address.
 */
export function CheckoutExpress({ methods }: Pick<CheckoutReview, 'methods'>) {
  const { t } = useLanguage();
  const isOffered = methods.some(({ code }) => code === 'jamra_wallet');
  return (
    <div className="j-express j-express--checkout" data-off={isOffered ? undefined : ''}>
      <div>
        <button
          className="j-btn j-btn--ink j-btn--wide"
          type="button"
          data-express-checkout=""
          data-missing={t('payments:express.missing')}
        >
          <Label />
        </button>
        <p className="j-express__missing j-small" role="status" data-express-missing="" />
      </div>
      <Or />
    </div>
  );
}
