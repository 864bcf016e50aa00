import { useLanguage } from '../language/language.tsx';

type CodeFieldProps = {
  /** The typed value; empty after a code was applied. */
  typed?: string | undefined;
  /** Whether the code was refused; `FieldNote` shows why. */
  isBad?: boolean | undefined;
  /** Id of the form it belongs to, when that is not an ancestor. */
  form?: string;
};

/** The coupon field with its button. Source: WIRE §9, §10 */
export function CodeField({ typed = '', isBad = false, form }: CodeFieldProps) {
  const { t } = useLanguage();
  return (
    <>
      <label htmlFor="coupon_code">{t('cart:code')}</label>
      <div>
        <input
          className="j-input input-text"
          id="coupon_code"
          name="coupon_code"
          type="text"
          form={form}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? 'coupon_code_error' : undefined}
          maxLength={60}
          dir="auto"
        />
        <button className="j-btn j-btn--secondary" type="submit" form={form} name="apply_coupon" value="1">
          {t('cart:applyCode')}
        </button>
      </div>
    </>
  );
}
