import { inLanguage, type Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import type { Discount, RefusedCode } from '#shop/promotions';
import { shownCode } from '#shop/promotions/rules/code.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { LessAmount } from '../price/less-amount.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import { refusalFacts } from '../refusal/refusal-facts.ts';

/** A discount of a cart or order. */
export type ShownDiscount = Readonly<{
  /** Null for an automatic discount. */
  code: string | null;
  title: Localized;
  amount: Money;
  freesDelivery: boolean;
  /** Why a code lowers less than its share of the cart. */
  limit?: Discount['limit'];
}>;

/** Why a code lowers less than its share of the cart; empty when it does not. */
export function DiscountLimit({ discount: { limit } }: { discount: ShownDiscount }) {
  const { t } = useLanguage();
  if (limit === undefined || limit === null) return null;
  return (
    <span className="j-small j-quiet j-discount-limit" data-limit={limit}>
      {t(`cart:limits.${limit}`)}
    </span>
  );
}

type RemoveHref = (code: string) => string;

function RemoveCode({ code, removeHref }: { code: string; removeHref: RemoveHref | undefined }) {
  const { t } = useLanguage();
  if (removeHref === undefined) return null;
  return (
    <a
      className="j-link woocommerce-remove-coupon"
      href={removeHref(code)}
      data-coupon={code}
      aria-label={t('cart:removeCode', { code: shownCode(code) })}
    >
      {t('cart:remove')}
    </a>
  );
}

/** The discounted amount; free delivery has its own text. */
export function DiscountAmount({ discount }: { discount: ShownDiscount }) {
  const { t } = useLanguage();
  if (discount.amount.minor === 0 && discount.freesDelivery) return t('cart:freesDelivery');
  return <LessAmount amount={discount.amount} />;
}

/** The discounts as rows of the totals. */
export function DiscountRows({
  discounts,
  removeHref,
}: {
  discounts: readonly ShownDiscount[];
  removeHref?: RemoveHref;
}) {
  const { language } = useLanguage();
  return discounts.map((discount) => (
    <div
      key={discount.code ?? discount.title.en}
      className={
        discount.code === null
          ? 'cart-discount'
          : `cart-discount coupon-${discount.code.replaceAll(/\s+/g, '-')}`
      }
    >
      <dt>
        <SignedAmounts text={inLanguage(discount.title, language)} />
        {discount.code === null ? null : (
          <>
            {' '}
            <bdi className="j-code">{shownCode(discount.code)}</bdi>{' '}
            <RemoveCode code={discount.code} removeHref={removeHref} />
          </>
        )}
        <DiscountLimit discount={discount} />
      </dt>
      <dd>
        <DiscountAmount discount={discount} />
      </dd>
    </div>
  ));
}

/** Codes in the cart that currently have no effect, with the reason. */
export function IdleCodes({ codes, removeHref }: { codes: readonly RefusedCode[]; removeHref: RemoveHref }) {
  const { t, language } = useLanguage();
  if (codes.length === 0) return null;
  return (
    <ul className="j-idlecodes">
      {codes.map(({ code, refusal }) => (
        <li key={code} className="j-told" data-idle-code={code}>
          <Icon name="info" isSmall />
          <span>
            {t(refusalKey(refusal.code), refusalFacts(refusal, language))}{' '}
            <RemoveCode code={code} removeHref={removeHref} />
          </span>
        </li>
      ))}
    </ul>
  );
}
