import type { Address } from '#shop/customers';
import { useLanguage } from '../../language/language.tsx';
import { StreetLines } from '../../order/street-lines.tsx';

/** An address in the lines of a parcel label. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useLanguage();
  const { firstName, lastName, emirate, landmark, makani, phone } = address;
  return (
    <address className="j-account__address">
      <b>
        <bdi>
          {firstName} {lastName}
        </bdi>
      </b>
      <StreetLines address={address} />
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
