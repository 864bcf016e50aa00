import type { SavedCard } from '#shop/payments';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** WooCommerce's field name for a saved card; and its value for a new card. */
export const CARD_FIELD = 'wc-jamra_card-payment-token';
export const NEW_CARD = 'new';

/** Brand and last digits of a card. */
export function CardName({ card }: { card: Pick<SavedCard, 'brand' | 'lastFour' | 'expires'> }) {
  const { t } = useLanguage();
  return (
    <>
      <bdi dir="ltr">
        {card.brand === '' ? '' : `${card.brand} `}•••• {card.lastFour}
      </bdi>
      <span className="j-small j-quiet">{t('payments:cards.expires', { expires: card.expires })}</span>
    </>
  );
}

type OneCardProps = { value: string; isChosen: boolean; children: React.ReactNode };

function OneCard({ value, isChosen, children }: OneCardProps) {
  const id = `${CARD_FIELD}-${value}`;
  const isNew = value === NEW_CARD;
  return (
    <li className={`woocommerce-SavedPaymentMethods-${isNew ? 'new' : 'token'}`}>
      <label className="j-check" htmlFor={id}>
        <input
          className="woocommerce-SavedPaymentMethods-tokenInput"
          type="radio"
          id={id}
          name={CARD_FIELD}
          value={value}
          defaultChecked={isChosen}
        />
        <span className="j-cardname">{children}</span>
      </label>
    </li>
  );
}

type CardChoiceProps = {
  cards: readonly SavedCard[];
  /** The earlier choice; a deleted card is ignored. */
  chosen: string | undefined;
};

/** Saved cards and a new card; the default card is preselected. Source: WIRE §10 */
export function CardChoice({ cards, chosen }: CardChoiceProps) {
  const { t } = useLanguage();
  if (cards.length === 0) return null;
  const isKnown = chosen === NEW_CARD || cards.some(({ id }) => id === chosen);
  const first = isKnown ? chosen : (cards.find(({ isDefault }) => isDefault)?.id ?? NEW_CARD);
  return (
    <fieldset className="j-cardchoice">
      <legend className="j-vh">{t('payments:cards.which')}</legend>
      <ul className="woocommerce-SavedPaymentMethods wc-saved-payment-methods" data-count={cards.length}>
        {cards.map((card) => (
          <OneCard key={card.id} value={card.id} isChosen={card.id === first}>
            <CardName card={card} />
          </OneCard>
        ))}
        <OneCard value={NEW_CARD} isChosen={first === NEW_CARD}>
          <Icon name="credit-card" isSmall /> {t('payments:cards.other')}
        </OneCard>
      </ul>
    </fieldset>
  );
}
