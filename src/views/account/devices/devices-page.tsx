import { inLanguage } from '#kernel/language.ts';
import type { KnownDevice, OrderedDevice, ShownDevice } from '#shop/registered-devices';
import { formatDate } from '../../date/date.ts';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { SavedList } from '../saved-list.tsx';

type DevicesProps = {
  devices: readonly ShownDevice[];
  /** Of the customer's orders, not registered yet. */
  unregistered: readonly OrderedDevice[];
  known: readonly KnownDevice[];
  extensionMonths: number;
  sticksPath: string;
  nonce: string;
};

/** A calendar day, at noon where the shop is. */
function dayAt(day: string): Date {
  return new Date(`${day}T12:00:00+04:00`);
}

function Guarantee({ device }: { device: ShownDevice }) {
  const { t, language } = useLanguage();
  const { guarantee, isCovered, guaranteeMonths, extensionMonths } = device;
  const date = (day: string) => formatDate(dayAt(day), language);
  return (
    <>
      <span className={isCovered ? 'j-mark j-mark--ok' : 'j-mark'}>
        {t(isCovered ? 'account:devices.covered' : 'account:devices.ended', {
          date: date(guarantee.endsOn),
        })}
      </span>
      <dl className="j-account__facts j-small">
        <dt>{t('account:devices.serial')}</dt>
        <dd>
          <bdi dir="ltr">{device.serial}</bdi>
        </dd>
        <dt>{t('account:devices.guarantee')}</dt>
        <dd>{t('account:devices.span', { from: date(guarantee.startsOn), to: date(guarantee.endsOn) })}</dd>
        <dt>{t('account:devices.term')}</dt>
        <dd>
          {t('account:devices.months', { count: guaranteeMonths })}
          {extensionMonths === 0
            ? null
            : ` + ${t('account:devices.extension', { months: t('account:devices.months', { count: extensionMonths }) })}`}
        </dd>
        <dt>{t('account:devices.reminder')}</dt>
        <dd>
          {device.reminderWeeks === null
            ? t('account:devices.never')
            : t('account:devices.every', { count: device.reminderWeeks })}
        </dd>
      </dl>
    </>
  );
}

type CardProps = Pick<DevicesProps, 'known' | 'sticksPath' | 'nonce'> & { device: ShownDevice };

function DeviceCard({ device, known, sticksPath, nonce }: CardProps) {
  const { t, to, language } = useLanguage();
  const name = inLanguage(device.name, language);
  const facts = { name, serial: device.serial };
  const sold = known.find(({ id }) => id === device.productId);
  return (
    <li className="j-account__panel j-account__card">
      <h2>{name}</h2>
      <Guarantee device={device} />
      <form method="post" className="j-account__acts">
        <input type="hidden" name="devices-nonce" value={nonce} />
        {sold === undefined ? null : (
          <a
            className="j-link"
            href={to(`${sticksPath}?fits=${sold.slug}`)}
            rel="nofollow"
            data-choose-device={sold.id}
            data-name-en={sold.name.en}
            data-name-ar={sold.name.ar || sold.name.en}
          >
            {t('account:devices.sticks')}
            <span className="j-vh"> {name}</span>
          </a>
        )}
        <a
          className="j-link"
          href={to(`/my-account/devices/${device.id}/`)}
          aria-label={t('account:devices.changeOf', facts)}
        >
          {t('account:devices.change')}
        </a>
        <button
          className="j-link"
          type="submit"
          name="remove"
          value={device.id}
          aria-label={t('account:devices.removeOf', facts)}
        >
          {t('account:devices.remove')}
        </button>
      </form>
    </li>
  );
}

/** Unregistered devices from orders; each links to the form with product and day filled in. */
function Unregistered({ unregistered }: Pick<DevicesProps, 'unregistered'>) {
  const { t, to, language } = useLanguage();
  if (unregistered.length === 0) return null;
  return (
    <section className="j-account__panel" aria-labelledby="devices-bought">
      <h2 id="devices-bought">{t('account:devices.bought')}</h2>
      <ul className="j-account__bought">
        {unregistered.map(({ productId, name, purchasedOn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
          <li key={`${productId}-${at}`}>
            <span>
              {t('account:devices.boughtOn', {
                name: inLanguage(name, language),
                date: formatDate(dayAt(purchasedOn), language),
              })}
            </span>
            <a
              className="j-link"
              href={to(`/my-account/devices/new/?product=${productId}&bought=${purchasedOn}`)}
            >
              {t('account:devices.register')}
              <span className="j-vh"> {inLanguage(name, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The devices of an account with their guarantee, and what can be registered. */
export function DevicesPage(props: DevicesProps) {
  const { devices, extensionMonths } = props;
  const { t } = useLanguage();
  const text =
    extensionMonths === 0
      ? t('account:devices.text')
      : t('account:devices.textExtension', {
          months: t('account:devices.months', { count: extensionMonths }),
        });
  return (
    <>
      <AccountHead title={t('account:devices.title')} text={text} />
      <Unregistered {...props} />
      <SavedList of="devices" icon="shield-check" addPath="/my-account/devices/new/">
        {devices.map((device) => (
          <DeviceCard key={device.id} device={device} {...props} />
        ))}
      </SavedList>
    </>
  );
}
