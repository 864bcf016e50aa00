import { Fragment, type ReactNode } from 'react';
import { formatDay } from '../date/date.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
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

type Zone = NonNullable<PromiseFacts['delivery']>[number];

function useWhen() {
  const { t, language } = useLanguage();
  return ({ inDays, arrivesOn }: Zone) => {
    if (inDays === 0) return t('product:when.today');
    return inDays === 1
      ? t('product:when.tomorrow')
      : t('product:when.day', { day: formatDay(arrivesOn, language) });
  };
}

/** The delivery day of each zone; backordered products have none. */
function Delivery({ zones }: { zones: readonly Zone[] }) {
  const { t } = useLanguage();
  const when = useWhen();
  const [first, ...others] = zones;
  const plain = (
    <Line icon="truck" title={t('product:delivery')} ships={first === undefined ? undefined : 'later'}>
      {t('product:deliveryHint')}
    </Line>
  );
  if (first === undefined) return plain;
  return (
    <>
      <Line icon="truck" title={t('product:arrives', { when: when(first) })} ships="now">
        {first.zone}
        {others.map((zone) => (
          <Fragment key={zone.zone}>
            <br />
            {t('product:arrivesElsewhere', { zone: zone.zone, when: when(zone) })}
          </Fragment>
        ))}
        {first.freeFrom === null ? null : (
          <>
            <br />
            {t('product:freeFrom')} <Price money={first.freeFrom} />
          </>
        )}
      </Line>
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
