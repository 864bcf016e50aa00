import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import type { ProductFacts, PromiseFacts } from './facts/product-facts.ts';

type LineProps = { icon: IconName; title: ReactNode; children?: ReactNode; ships?: 'now' | 'later' };

function Line({ icon, title, children, ships }: LineProps) {
  return (
    <li data-ships={ships}>
      <Icon name={icon} />
      <div>
        {title}
        {children ? <span>{children}</span> : null}
      </div>
    </li>
  );
}

/** The delivery day; backordered products have none. */
function Delivery({ zones }: { zones: NonNullable<PromiseFacts['delivery']> }) {
  const { t } = useLanguage();
  const [first, ...others] = zones;
  const plain = (
    <Line icon="truck" title={t('product:delivery')} ships={first === undefined ? undefined : 'later'}>
      {t('product:deliveryHint')}
    </Line>
  );
  if (first === undefined) return plain;
  return (
    <>
      <DeliveryPromise zones={[first, ...others]} />
      {plain}
    </>
  );
}

/** Delivery, warranty, returns and notes beside the button. */
export function Promises({ product }: { product: ProductFacts }) {
  const { t } = useLanguage();
  const { delivery, returns, note } = product.promises;
  const months = product.warrantyMonths;
  return (
    <ul className="j-ship">
      {delivery === null ? null : <Delivery zones={delivery} />}
      {months === null ? null : (
        <Line icon="shield-check" title={t('product:warranty', { months })}>
          {note || t('product:warrantyHint')}
        </Line>
      )}
      {returns === null ? null : (
        <Line icon="package" title={returns.title}>
          {returns.text}
        </Line>
      )}
      {note === '' || months !== null ? null : <Line icon="info" title={note} />}
    </ul>
  );
}
