import { inLanguage } from '#kernel/language.ts';
import type { Cart } from '#shop/cart';
import type { ShippingRate } from '#shop/shipping';
import { EMIRATES } from '#shop/shipping/rules/rate.ts';
import { formatDay } from '../date/date.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';

/** The field name on the wire; a cart is one package. */
const CHOICE = 'shipping_method[0]';

function Cost({ rate }: { rate: ShippingRate }) {
  const { t } = useLanguage();
  return rate.cost.minor === 0 ? t('shop:free') : <Price money={rate.cost} />;
}

function RateWords({ rate }: { rate: ShippingRate }) {
  const { language } = useLanguage();
  return (
    <span>
      {inLanguage(rate.title, language)}
      {rate.arrivesOn === null ? null : (
        <span className="j-small j-quiet">{formatDay(rate.arrivesOn, language)}</span>
      )}
    </span>
  );
}

/** The shipping methods; without a choice when there is only one. */
function Rates({ rates, chosen }: { rates: readonly ShippingRate[]; chosen: ShippingRate | null }) {
  const { t } = useLanguage();
  const [only, ...others] = rates;
  if (only === undefined) return <p className="j-told j-told--bad">{t('checkout:noDelivery')}</p>;
  if (others.length === 0) {
    return (
      <p className="j-onlyrate">
        <input type="hidden" className="shipping_method" name={CHOICE} value={only.id} data-index="0" />
        <Icon name="truck" isSmall />
        <RateWords rate={only} />
        <small>
          <Cost rate={only} />
        </small>
      </p>
    );
  }
  return (
    <div className="j-choice" role="radiogroup" aria-label={t('cart:delivery')} id="shipping_method">
      {rates.map((rate) => (
        <label key={rate.id} className="j-check">
          <input
            className="shipping_method"
            type="radio"
            name={CHOICE}
            value={rate.id}
            defaultChecked={rate.id === chosen?.id}
            data-index="0"
          />
          <RateWords rate={rate} />
          <small>
            <Cost rate={rate} />
          </small>
        </label>
      ))}
    </div>
  );
}

function EmirateField({ emirate }: { emirate: Cart['delivery']['emirate'] }) {
  const { t } = useLanguage();
  return (
    <p className="shipping-calculator-form j-field">
      <label htmlFor="calc_shipping_state">{t('checkout:emirate')}</label>
      <select
        className="j-select state_select"
        id="calc_shipping_state"
        name="calc_shipping_state"
        defaultValue={emirate ?? ''}
        autoComplete="shipping address-level1"
      >
        {emirate === null ? <option value="">{t('checkout:chooseEmirate')}</option> : null}
        {EMIRATES.map((code) => (
          <option key={code} value={code}>
            {t(`checkout:emirates.${code}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The shipping calculator: emirate, method, estimated day and price. Source: WIRE §9 */
export function DeliveryEstimate({ cart, nonce }: { cart: Cart; nonce: string }) {
  const { t, to } = useLanguage();
  const { isNeeded, emirate, rates, rate } = cart.delivery;
  if (!isNeeded) return null;
  return (
    <form
      className="woocommerce-shipping-calculator j-estimate"
      method="post"
      action={to('/cart/')}
      data-estimate=""
    >
      <details open={emirate === null}>
        <summary className="shipping-calculator-button">
          <span>
            {emirate === null
              ? t('cart:whereTo')
              : t('cart:deliverTo', { emirate: t(`checkout:emirates.${emirate}`) })}
          </span>
          <Icon name="caret-down" isSmall />
        </summary>
        <EmirateField emirate={emirate} />
      </details>
      {emirate === null ? null : <Rates rates={rates} chosen={rate} />}
      <input type="hidden" name="calc_shipping_country" value="AE" />
      <input type="hidden" name="woocommerce-shipping-calculator-nonce" value={nonce} />
      <button
        className="j-btn j-btn--secondary j-btn--s"
        type="submit"
        name="calc_shipping"
        value="1"
        data-without-script=""
      >
        {t('checkout:updateDelivery')}
      </button>
    </form>
  );
}
