import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import { formatDay, formatDeadline } from '../date/date.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import type { PromiseFacts } from './facts/product-facts.ts';

/** Where most people live, first. */
const BY_POPULATION = ['DU', 'AZ', 'SH', 'AJ', 'RK', 'FU', 'UQ'] as const satisfies readonly Emirate[];

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

/** The deadline for the promised day; on the last day the script shows the remaining time. */
function OrderBy({ at }: { at: Date }) {
  const { t, language } = useLanguage();
  return (
    <span
      data-order-by={at.toISOString()}
      data-within={t('product:orderWithin', { time: '{time}' })}
      data-hours={t('product:hours', { n: '{n}' })}
      data-minutes={t('product:minutes', { n: '{n}' })}
    >
      {t('product:orderBy', { time: formatDeadline(at, language) })}
    </span>
  );
}

function ZonePromise({ zone }: { zone: Zone }) {
  const { t } = useLanguage();
  const when = useWhen();
  return (
    <div className="j-deliver" data-emirates={zone.emirates.join(' ')}>
      {t('product:arrives', { when: when(zone) })}
      <span className="j-deliver__zone">{zone.zone}</span>
      {zone.orderBy === null ? null : <OrderBy at={zone.orderBy} />}
      {zone.freeFrom === null ? null : (
        <span>
          {t('product:freeFrom')} <Price money={zone.freeFrom} />
        </span>
      )}
    </div>
  );
}

/** The emirate is chosen by a script, which remembers it. */
function EmiratePicker({ first }: { first: Zone }) {
  const { t } = useLanguage();
  return (
    <label className="j-deliver__to">
      <span className="j-vh">{t('product:deliverTo')}</span>
      <select data-deliver-to="" defaultValue={BY_POPULATION.find((code) => first.emirates.includes(code))}>
        {EMIRATES.map((code) => (
          <option key={code} value={code}>
            {t('product:deliverToEmirate', { emirate: t(`checkout:emirates.${code}`) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The delivery day of each zone; with scripts that of the visitor's emirate. */
export function DeliveryPromise({ zones }: { zones: readonly [Zone, ...Zone[]] }) {
  const { t } = useLanguage();
  const promised = zones.flatMap(({ emirates }) => emirates);
  const others = EMIRATES.filter((code) => !promised.includes(code));
  return (
    <li data-ships="now" data-delivery-promise="">
      <Icon name="truck" />
      <div>
        <EmiratePicker first={zones[0]} />
        {zones.map((zone) => (
          <ZonePromise key={zone.zone} zone={zone} />
        ))}
        {others.length === 0 ? null : (
          <div className="j-deliver" data-emirates={others.join(' ')}>
            {t('product:deliveryHint')}
          </div>
        )}
      </div>
    </li>
  );
}
