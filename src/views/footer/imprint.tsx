import { useLanguage } from '../language/language.tsx';
import type { ElementAttributes } from '../style/element.ts';

type ImprintProps = {
  legalName: string;
  trn: string;
  /** Trade licence number; empty for none. */
  licence: string;
  element?: ElementAttributes;
};

/** Legal name, tax number and licence. */
export function Imprint({ legalName, trn, licence, element }: ImprintProps) {
  const { t } = useLanguage();
  return (
    <p {...element}>
      {t('shop:company', { name: legalName, trn })}
      {licence === '' ? null : <> {t('shop:licence', { licence })}</>}
    </p>
  );
}
