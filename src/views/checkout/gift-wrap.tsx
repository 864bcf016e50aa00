import type { CheckoutReview } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import { AreaField, CheckField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { type Part, useProblem } from './address-fields.tsx';

/** Gift wrap with a message, where the shop offers it. The message is shown with the box ticked, by style alone. */
export function GiftWrap({ review: { giftWrap }, draft, problems }: Part & { review: CheckoutReview }) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  if (giftWrap === null) return null;
  const { price, messageLength, isChosen } = giftWrap;
  return (
    <div className="j-giftwrap" data-gift-wrap="">
      <div className="update_totals_on_change">
        <CheckField name={FIELDS.giftWrap} isChecked={isChosen} isOptional>
          {t('checkout:gift.add')} {price.minor === 0 ? t('checkout:gift.free') : <Price money={price} />}
        </CheckField>
      </div>
      {messageLength === 0 ? null : (
        <AreaField
          name={FIELDS.giftMessage}
          label={t('checkout:gift.message')}
          value={draft.giftMessage}
          error={problemOf('giftMessage')}
          hint={t('checkout:gift.messageHint', { count: messageLength })}
          maxLength={messageLength}
          rows={3}
          isOptional
        />
      )}
    </div>
  );
}
