import { addressLines, type Place } from '#kernel/address/address-lines.ts';
import { useLanguage } from '../language/language.tsx';

/** Building, flat, street and area, one per line. */
export function StreetLines({ address }: { address: Place }) {
  const { t } = useLanguage();
  const words = {
    comma: t('account:addresses.comma'),
    flat: (unit: string) => t('account:addresses.flat', { unit }),
  };
  return addressLines(address, words).map((line) => (
    <span key={line}>
      <bdi>{line}</bdi>
      <br />
    </span>
  ));
}
