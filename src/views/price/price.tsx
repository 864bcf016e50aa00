import { formatAmount, type Money } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';

export const DIRHAM = '\u20C3';

/** An amount in digits with the dirham sign in front, also in Arabic; the name of the currency is read out. */
export function Dirhams({ digits }: { digits: string }) {
  const { t } = useLanguage();
  return (
    <span className="j-price woocommerce-Price-amount amount">
      <bdi dir="ltr">
        <span className="j-price__sign woocommerce-Price-currencySymbol" aria-hidden="true">
          {DIRHAM}
        </span>
        <span className="j-vh">{t('shop:dirhams')} </span>
        {digits}
      </bdi>
    </span>
  );
}

/** An amount with two decimals. */
export function Price({ money }: { money: Money }) {
  return <Dirhams digits={formatAmount(money)} />;
}

type PriceLineProps = {
  now: Money;
  /** The regular price of a sale. */
  was: Money | null;
  /** 'From …', when variations differ in price. */
  isFrom?: boolean;
};

/** An amount, or the text for free. */
function Paid({ money }: { money: Money }) {
  const { t } = useLanguage();
  return money.minor === 0 ? (
    <span className="j-price amount">{t('shop:free')}</span>
  ) : (
    <Price money={money} />
  );
}

/** A price, or regular and sale price. */
export function PriceLine({ now, was, isFrom = false }: PriceLineProps) {
  const { t } = useLanguage();
  const from = isFrom ? <small>{t('shop:from')} </small> : null;
  if (was === null) {
    return (
      <span className="j-prices price">
        {from}
        <Paid money={now} />
      </span>
    );
  }
  return (
    <span className="j-prices price">
      {from}
      <ins>
        <span className="j-vh">{t('shop:now')} </span>
        <Paid money={now} />
      </ins>{' '}
      <del>
        <span className="j-vh">{t('shop:was')} </span>
        <Price money={was} />
      </del>
    </span>
  );
}
