import type { Address } from '#shop/customers';
import { useLanguage } from '../language/language.tsx';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useLanguage();
  const { firstName, lastName, building, unit, street, area, emirate, landmark, makani, phone } = address;
  const place = [building, unit === '' ? '' : t('account:addresses.flat', { unit })].filter(Boolean);
  const lines = [place, [street, area]].map((parts) => parts.join(t('account:addresses.comma')));
  return (
    <address className="j-account__address">
      <b>
        <bdi>
          {firstName} {lastName}
        </bdi>
      </b>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      <span>{t(`checkout:emirates.${emirate}`)}</span>
      {landmark === '' ? null : <bdi className="j-quiet">{landmark}</bdi>}
      {makani === '' ? null : (
        <span className="j-quiet">
          {t('checkout:makani')} <bdi>{makani}</bdi>
        </span>
      )}
      <bdi dir="ltr">{phone}</bdi>
    </address>
  );
}
