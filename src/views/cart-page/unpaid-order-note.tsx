import { inLanguage } from '#kernel/language.ts';
import type { UnpaidOrder } from '#shop/checkout';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { payPath } from '../order/received-path.ts';

/** The out-of-stock products are reserved by the shopper's own unpaid order. */
export function UnpaidOrderNote({ unpaid }: { unpaid: UnpaidOrder }) {
  const { t, language } = useLanguage();
  const { order, lines } = unpaid;
  const names = new Intl.ListFormat(language).format(
    lines.map(({ product }) => inLanguage(product.name, language)),
  );
  return (
    <div className="j-notice j-notice--info j-after-6" role="status" data-own-order="">
      <Icon name="hourglass-medium" isSmall />
      <div>
        <b>{t('cart:ownOrder.title', { number: order.id })}</b>
        <p>{t('cart:ownOrder.text', { names })}</p>
        <a className="j-link" href={payPath(order, language)}>
          {t('cart:ownOrder.pay')}
        </a>
      </div>
    </div>
  );
}
