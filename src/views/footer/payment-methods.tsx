import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

type PaymentMethodsProps = {
  /** Codes of the payment methods. */
  methods: readonly string[];
  element?: ElementAttributes;
};

/** That prices include VAT, and a mark with the name of each way to pay. */
export function PaymentMethods({ methods, element }: PaymentMethodsProps) {
  const { t } = useLanguage();
  return (
    <div {...onElement('j-footer__pays', element)}>
      <p>{t('shop:pricesIncludeVat')}</p>
      <ul aria-label={t('shop:paymentMethods')}>
        {methods.map((code) => (
          <li key={code}>{t(`checkout:methods.${code}.title`)}</li>
        ))}
      </ul>
    </div>
  );
}
