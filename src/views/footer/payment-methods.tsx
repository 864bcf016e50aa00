import { useLanguage } from '../language/language.tsx';
import type { ElementAttributes } from '../style/element.ts';

type PaymentMethodsProps = {
  /** Codes of the payment methods. */
  methods: readonly string[];
  element?: ElementAttributes;
};

/** That prices include VAT, and how to pay. */
export function PaymentMethods({ methods, element }: PaymentMethodsProps) {
  const { t, language } = useLanguage();
  const names = methods.map((code) => t(`checkout:methods.${code}.title`));
  return (
    <p {...element}>
      {t('shop:pricesIncludeVat')}{' '}
      {t('shop:payBy', { methods: new Intl.ListFormat(language, { type: 'disjunction' }).format(names) })}
    </p>
  );
}
