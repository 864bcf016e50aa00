import { useLanguage } from '../language/language.tsx';

type CodeFieldProps = {
  /** As it was typed; a code that was taken is typed no more. */
  typed?: string;
  /** The form that it belongs to by its id, where that is not the one around it. */
  form?: string;
};

/** Where a code is entered, with its button. Source: WIRE §9, §10 */
export function CodeField({ typed = '', form }: CodeFieldProps) {
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
