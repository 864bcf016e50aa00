import { useLanguage } from '../language/language.tsx';

type GiftCardFieldProps = {
  /** The refused code; empty otherwise. */
  typed?: string;
  /** Whether the code was refused; `FieldNote` shows why. */
  isBad?: boolean | undefined;
  /** Id of the form it belongs to, when that is not an ancestor. */
  form?: string;
};

/** The field of a gift card's code with its button. */
export function GiftCardField({ typed = '', isBad = false, form }: GiftCardFieldProps) {
  const { t } = useLanguage();
  return (
    <>
      <label htmlFor="gift_card_code">{t('giftCards:code')}</label>
      <div>
        <input
          className="j-input input-text"
          id="gift_card_code"
          name="gift_card_code"
          type="text"
          form={form}
          defaultValue={typed}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? 'gift_card_code_error' : undefined}
          maxLength={40}
          dir="ltr"
        />
        <button
          className="j-btn j-btn--secondary"
          type="submit"
          form={form}
          name="apply_gift_card"
          value="1"
          aria-label={t('giftCards:apply')}
        >
          {t('cart:applyCode')}
        </button>
      </div>
    </>
  );
}
