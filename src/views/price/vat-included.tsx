import type { Money } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { Price } from './price.tsx';

/** The VAT included in a total; nothing if there is none, as with gift cards. */
export function VatIncluded({ vat }: { vat: Money }) {
  const { t } = useLanguage();
  if (vat.minor === 0) return null;
  return (
    <>
      <br />
      <span className="j-small j-quiet">
        {t('checkout:includesVat')} <Price money={vat} />
      </span>
    </>
  );
}
