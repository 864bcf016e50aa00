import type { SavedCard } from '#shop/payments';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { CardName } from '../../payment/card-choice.tsx';
import { AccountHead } from '../account-frame.tsx';
import { SavedForm } from './saved-form.tsx';

export const CARDS_NONCE = 'jamra-cards-nonce';

function SavedCardRow({ card, nonce }: { card: SavedCard; nonce: string }) {
  const { t } = useLanguage();
  return (
    <li className="j-account__panel j-account__card payment-method">
      {card.isDefault ? <span className="j-mark j-mark--ok">{t('payments:cards.default')}</span> : null}
      <p className="j-cardname woocommerce-PaymentMethod--method">
        <CardName card={card} />
      </p>
      <SavedForm of="cards" saved={card} nonce={[CARDS_NONCE, nonce]} facts={{ lastFour: card.lastFour }} />
    </li>
  );
}

/** Leads to the provider's page: the shop never sees card numbers. */
function AddCard({ nonce }: { nonce: string }) {
  const { t } = useLanguage();
  return (
    <form method="post">
      <input type="hidden" name={CARDS_NONCE} value={nonce} />
      <button className="j-btn j-btn--secondary button" type="submit" name="add" value="1">
        <Icon name="plus" isSmall />
        {t('payments:cards.add')}
      </button>
    </form>
  );
}

export type PaymentMethodsProps = {
  cards: readonly SavedCard[];
  /** Whether a provider accepts new cards. */
  mayAdd: boolean;
  /** The provider did not respond: the list may be outdated. */
  isOld: boolean;
  nonce: string;
};

function NoCards({ mayAdd }: { mayAdd: boolean }) {
  const { t, to } = useLanguage();
  const words = mayAdd ? ['none', 'noneText'] : ['nobody', 'nobodyText'];
  return (
    <EmptyState
      icon="credit-card"
      title={t(`payments:cards.${words[0]}`)}
      text={t(`payments:cards.${words[1]}`)}
      action={{ label: t('account:orders.shop'), href: to('/shop/') }}
    />
  );
}

/** The customer's saved cards, default first. */
export function PaymentMethodsPage({ cards, mayAdd, isOld, nonce }: PaymentMethodsProps) {
  const { t } = useLanguage();
  return (
    <>
      <AccountHead title={t('payments:cards.title')} text={t('payments:cards.text')} />
      {isOld ? (
        <p className="j-notice j-notice--info woocommerce-info" role="status">
          <Icon name="hourglass-medium" isSmall />
          <span>{t('payments:cards.old')}</span>
        </p>
      ) : null}
      {cards.length === 0 ? (
        <NoCards mayAdd={mayAdd} />
      ) : (
        <ul className="j-account__cards woocommerce-MyAccount-paymentMethods">
          {cards.map((card) => (
            <SavedCardRow key={card.id} card={card} nonce={nonce} />
          ))}
        </ul>
      )}
      {mayAdd ? <AddCard nonce={nonce} /> : null}
    </>
  );
}
