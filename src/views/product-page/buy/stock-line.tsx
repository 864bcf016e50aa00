import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { join } from '../../style/join.ts';
import type { StockFacts } from '../facts/product-facts.ts';

const WIRE_STOCK = {
  instock: 'in-stock',
  outofstock: 'out-of-stock',
  onbackorder: 'available-on-backorder',
} as const;

function iconOf({ status, isLow }: StockFacts) {
  if (status === 'outofstock') return 'warning-circle';
  return isLow ? 'clock' : 'check-circle';
}

/** The availability of the product of a form; without a price it is not for sale. */
export function Availability({ stock, hasPrice }: { stock: StockFacts; hasPrice: boolean }) {
  const { t } = useLanguage();
  if (hasPrice) return <StockLine stock={stock} />;
  return (
    <p className="j-stock stock j-quiet">
      <Icon name="clock" isSmall />
      {t('product:noPrice')}
    </p>
  );
}

/** How much of it there is. */
export function StockLine({ stock }: { stock: StockFacts }) {
  const { t } = useLanguage();
  const words = stock.isLow
    ? t('product:stock.low', { count: stock.left ?? 0 })
    : t(`product:stock.${stock.status}`);
  return (
    <p className={join('j-stock stock', WIRE_STOCK[stock.status], stock.isLow && 'j-stock--low')}>
      <Icon name={iconOf(stock)} isSmall />
      {words}
    </p>
  );
}
