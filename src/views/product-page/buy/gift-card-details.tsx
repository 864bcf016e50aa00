import type { TFunction } from 'i18next';
import {
  type CheckedGiftCardField,
  GIFT_CARD_FIELDS,
  GIFT_CARD_LENGTHS,
} from '#shop/gift-cards/rules/details.ts';
import { FieldFrame, TextField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import type { ProductFacts } from '../facts/product-facts.ts';
import { useIsInvalid, useTyped } from './typed-fields.tsx';

type DetailsProps = { product: ProductFacts; scope: string };

function Message({ scope }: { scope: string }) {
  const { t } = useLanguage();
  const typed = useTyped();
  const id = `${scope}${GIFT_CARD_FIELDS.message}`;
  return (
    <FieldFrame name={GIFT_CARD_FIELDS.message} id={id} label={t('giftCards:form.message')} isOptional isWide>
      <textarea
        className="j-input"
        id={id}
        name={GIFT_CARD_FIELDS.message}
        rows={3}
        maxLength={GIFT_CARD_LENGTHS.message}
        dir="auto"
        defaultValue={typed(GIFT_CARD_FIELDS.message)}
      />
    </FieldFrame>
  );
}

/** The error texts of the fields; also for the script. */
function errorTexts(t: TFunction): Readonly<Record<CheckedGiftCardField, string>> {
  return {
    recipientName: t('giftCards:form.errors.recipientName'),
    recipientEmail: t('giftCards:form.errors.recipientEmail'),
    senderName: t('giftCards:form.errors.senderName'),
    deliverOn: t('giftCards:form.errors.deliverOn'),
  };
}

/** The recipient, sender and date of a gift card; nothing for other products. Works without script. */
export function GiftCardDetails({ product, scope }: DetailsProps) {
  const { t } = useLanguage();
  const typed = useTyped();
  const isWrong = useIsInvalid();
  if (!product.isGiftCard) return null;
  const errors = errorTexts(t);
  const field = (name: CheckedGiftCardField) => ({
    name: GIFT_CARD_FIELDS[name],
    id: `${scope}${GIFT_CARD_FIELDS[name]}`,
    value: typed(GIFT_CARD_FIELDS[name]),
    error: isWrong(GIFT_CARD_FIELDS[name]) ? errors[name] : undefined,
    maxLength: GIFT_CARD_LENGTHS[name],
    isWide: true,
  });
  return (
    <fieldset className="j-gift" data-gift-card-details={JSON.stringify(errors)}>
      <legend className="j-opt__label">{t('giftCards:form.title')}</legend>
      <TextField {...field('recipientName')} label={t('giftCards:form.recipientName')} autoComplete="off" />
      <TextField
        {...field('recipientEmail')}
        label={t('giftCards:form.recipientEmail')}
        hint={t('giftCards:form.recipientEmailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        isLtr
      />
      <TextField {...field('senderName')} label={t('giftCards:form.senderName')} autoComplete="name" />
      <Message scope={scope} />
      <TextField
        {...field('deliverOn')}
        label={t('giftCards:form.deliverOn')}
        hint={t('giftCards:form.deliverOnHint')}
        type="date"
        isOptional
        isLtr
      />
    </fieldset>
  );
}
