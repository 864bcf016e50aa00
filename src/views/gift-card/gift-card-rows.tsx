import type { Money } from '#kernel/money.ts';
import type { GiftCardShare } from '#shop/gift-cards';
import { useLanguage } from '../language/language.tsx';
import { LessAmount } from '../price/less-amount.tsx';
import { Price } from '../price/price.tsx';

/** The name of a gift card in totals: the last four of its code, and a link that removes it. */
export function CardName({ share, removeHref }: { share: GiftCardShare; removeHref?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <>
      {t('giftCards:title')}{' '}
      <bdi className="j-code" dir="ltr">
        ••••{share.lastFour}
      </bdi>{' '}
      {removeHref === undefined ? null : (
        <a
          className="j-link"
          href={removeHref}
          rel="nofollow"
          aria-label={t('giftCards:removeCard', { lastFour: share.lastFour })}
        >
          {t('cart:remove')}
        </a>
      )}
    </>
  );
}

function DueRow({ due }: { due: Money }) {
  const { t } = useLanguage();
  return (
    <div className="j-total gift-card-due">
      <dt>{t('giftCards:due')}</dt>
      <dd>
        <Price money={due} />
      </dd>
    </div>
  );
}

type RowsProps = {
  shares: readonly GiftCardShare[];
  /** The total less what gift cards pay. */
  due: Money;
  removeHref?: (id: number) => string;
};

/** Gift cards as rows below the total, and the remaining amount. */
export function GiftCardRows({ shares, due, removeHref }: RowsProps) {
  if (shares.length === 0) return null;
  return (
    <>
      {shares.map((share) => (
        <div key={share.id} className="gift-card">
          <dt>
            <CardName share={share} removeHref={removeHref?.(share.id)} />
          </dt>
          <dd>
            <LessAmount amount={share.amount} />
          </dd>
        </div>
      ))}
      <DueRow due={due} />
    </>
  );
}

/** The amount of an order paid by gift cards, and the remainder. */
export function PaidByCardRows({ paid, due }: { paid: Money; due: Money }) {
  const { t } = useLanguage();
  if (paid.minor === 0) return null;
  return (
    <>
      <div className="gift-card">
        <dt>{t('giftCards:paid')}</dt>
        <dd>
          <LessAmount amount={paid} />
        </dd>
      </div>
      <DueRow due={due} />
    </>
  );
}
