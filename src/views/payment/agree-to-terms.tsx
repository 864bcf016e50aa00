import { CheckField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';

/** The terms checkbox. Source: WIRE §10 */
export function AgreeToTerms({ isChecked, error }: { isChecked: boolean; error?: string | undefined }) {
  const { t, to } = useLanguage();
  return (
    <div className="woocommerce-terms-and-conditions-wrapper">
      <CheckField name="terms" isChecked={isChecked} error={error}>
        {t('checkout:termsBefore')}{' '}
        <a
          className="j-link woocommerce-terms-and-conditions-link"
          href={to('/terms/')}
          target="_blank"
          rel="noopener"
        >
          {t('checkout:termsLink')}
        </a>
        {t('checkout:termsBetween')}{' '}
        <a
          className="j-link woocommerce-privacy-policy-link"
          href={to('/privacy/')}
          target="_blank"
          rel="noopener"
        >
          {t('checkout:privacyLink')}
        </a>
        .
      </CheckField>
      <input type="hidden" name="terms-field" value="1" />
    </div>
  );
}
