import type { RenewalQuote } from '#shop/subscriptions';
import { useLanguage } from '../../language/language.tsx';
import { LessAmount } from '../../price/less-amount.tsx';
import { Price } from '../../price/price.tsx';

/** The delivery, fee, discount and total of the next order. */
export function RenewalTotals({ quote: { delivery, fee, discount, total } }: { quote: RenewalQuote }) {
  const { t } = useLanguage();
  return (
    <div className="j-sum">
      <p className="j-account__row">
        <span>{t('subscriptions:delivery')}</span>{' '}
        {delivery.minor === 0 ? t('checkout:free') : <Price money={delivery} />}
      </p>
      {fee.minor === 0 ? null : (
        <p className="j-account__row">
          <span>{t('subscriptions:fee')}</span> <Price money={fee} />
        </p>
      )}
      {discount.minor === 0 ? null : (
        <p className="j-account__row">
          <span>{t('subscriptions:discount')}</span> <LessAmount amount={discount} />
        </p>
      )}
      <p className="j-account__row">
        <b>{t('subscriptions:total')}</b>{' '}
        <b>
          <Price money={total} />
        </b>
      </p>
      <p className="j-quiet j-small">{t('subscriptions:totalNow')}</p>
    </div>
  );
}
