import type { Money } from '#kernel/money.ts';
import { formatDate } from '../date/date.ts';
import { FieldNote } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';

export type ShownBalance = Readonly<{
  lastFour: string;
  balance: Money;
  initial: Money;
  expiresAt: Date | null;
  isExpired: boolean;
}>;

type BalanceProps = {
  /** The card of the last code; null before one was entered, and for a refused one. */
  card: ShownBalance | null;
  typed: string;
  error: string | null;
};

function Validity({ card: { expiresAt, isExpired } }: { card: ShownBalance }) {
  const { t, language } = useLanguage();
  if (expiresAt === null) return t('giftCards:balance.noExpiry');
  return t(isExpired ? 'giftCards:balance.expired' : 'giftCards:balance.validUntil', {
    date: formatDate(expiresAt, language),
  });
}

/** The card with its balance. */
function Balance({ card }: { card: ShownBalance }) {
  const { t, to } = useLanguage();
  return (
    <>
      <section className="j-giftcard" role="status">
        <p className="j-giftcard__code">
          {t('giftCards:title')} <bdi dir="ltr">••••&nbsp;{card.lastFour}</bdi>
        </p>
        <p className="j-giftcard__sum">
          <span className="j-vh">{t('giftCards:balance.left')}: </span>
          <Price money={card.balance} />
        </p>
        <p className="j-giftcard__more">
          <PricedSentence words="giftCards:balance.of" amounts={{ amount: card.initial }} /> ·{' '}
          <Validity card={card} />
        </p>
      </section>
      {card.balance.minor === 0 || card.isExpired ? null : (
        <p className="j-small j-quiet">{t('giftCards:balance.use')}</p>
      )}
      <p>
        <a className="j-btn j-btn--primary" href={to('/shop/')}>
          {t('giftCards:balance.buy')}
        </a>
      </p>
    </>
  );
}

/** The balance of a gift card, by its code. */
export function BalancePage({ card, typed, error }: BalanceProps) {
  const { t, to } = useLanguage();
  return (
    <div className="j-wrap j-section--tight j-page">
      <div className="j-page__head">
        <h1>{t('giftCards:balance.title')}</h1>
        <p className="j-lead">{t('giftCards:balance.lead')}</p>
      </div>
      <div className="j-account__narrow j-stack">
        {card === null ? null : <Balance card={card} />}
        <form className="j-coupon j-balance" method="post" action={to('/gift-card/')} noValidate>
          <label htmlFor="gift_card_code">{t('giftCards:code')}</label>
          <div>
            <input
              className="j-input input-text"
              id="gift_card_code"
              name="gift_card_code"
              type="text"
              defaultValue={typed}
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              dir="ltr"
              required
              // biome-ignore lint/a11y/noAutofocus: a refused code is corrected at once
              autoFocus={error !== null}
              aria-invalid={error === null ? undefined : true}
              aria-describedby={error === null ? undefined : 'gift_card_code_error'}
            />
            {error === null ? null : (
              <div className="j-field is-bad" role="alert">
                <FieldNote id="gift_card_code" error={error} />
              </div>
            )}
            <button className="j-btn j-btn--secondary" type="submit">
              {t('giftCards:balance.check')}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}
