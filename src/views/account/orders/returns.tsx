import { inLanguage } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { OrderLine, OrderReturn, Refund } from '#shop/orders';
import { PartList } from '../../bundle/part-list.tsx';
import { namedOptions } from '../../cart-line/line-words.ts';
import { formatDate } from '../../date/date.ts';
import { useLanguage } from '../../language/language.tsx';
import { LineQuantity } from '../../number/line-quantity.tsx';
import { Price } from '../../price/price.tsx';
import { type OrderProof, ProofFields } from './return-form.tsx';

/** A return with its refund; null before. */
export type ShownReturn = OrderReturn & Readonly<{ refund: ReturnRefund | null }>;
type ReturnRefund = Readonly<{ total: Money; isDue: boolean }>;

export function withRefund(
  one: OrderReturn,
  refunds: readonly Pick<Refund, 'id' | 'total' | 'state'>[],
): ShownReturn {
  const made = refunds.find(({ id }) => id === one.refundId);
  const refund = made === undefined ? null : { total: made.total, isDue: made.state !== 'paid-out' };
  return { ...one, refund };
}

type ReturnsProps = Readonly<{
  returns: readonly ShownReturn[];
  lines: readonly OrderLine[];
  /** Of the forms that change an order; null where nothing is changed. */
  nonce: string | null;
  /** A guest's proof of the order; none in the account. */
  proof?: OrderProof | undefined;
  /** Whether the customer is mailed; without an email only the page shows the answer. */
  isMailed: boolean;
}>;
type One = Readonly<{ one: ShownReturn }>;

const OPEN: readonly OrderReturn['state'][] = ['asked', 'approved'];

/** Colour of each state: done, in progress, or ended otherwise. */
const LOOKS: Readonly<Record<OrderReturn['state'], string>> = {
  asked: 'j-mark--info',
  approved: 'j-mark--info',
  received: 'j-mark--info',
  refused: 'j-mark--bad',
  withdrawn: '',
  refunded: 'j-mark--ok',
  exchanged: 'j-mark--ok',
};

function Items({ one, lines }: One & Pick<ReturnsProps, 'lines'>) {
  const { t, language } = useLanguage();
  return (
    <ul>
      {one.lines.map(({ position, quantity }) => {
        const line = lines[position];
        if (line === undefined) return null;
        const options = namedOptions(line, language).join(t('account:addresses.comma'));
        return (
          <li key={position}>
            <LineQuantity quantity={quantity} /> {inLanguage(line.name, language)}
            {options === '' ? null : <span className="j-small j-quiet"> {options}</span>}
            <PartList parts={line.parts} />
          </li>
        );
      })}
    </ul>
  );
}

function Replacement({ id, isLinked }: { id: number; isLinked: boolean }) {
  const { t, to } = useLanguage();
  const name = t('account:orders.number', { number: id });
  if (!isLinked) return name;
  return (
    <a className="j-link j-tap" href={to(`/my-account/view-order/${id}/`)}>
      {name}
    </a>
  );
}

/** What happens next, or how it ended. */
function ReturnProgress({ one, isLinked, isMailed }: One & { isLinked: boolean; isMailed: boolean }) {
  const { t } = useLanguage();
  const { state, timeline, refund, exchangeOrderId } = one;
  switch (state) {
    case 'asked':
    case 'received':
      return <p>{t(`account:orders.return.${isMailed ? 'next' : 'unmailed.next'}.${state}`)}</p>;
    case 'approved':
      return <p>{t('account:orders.return.next.approved')}</p>;
    case 'refused':
      return <p dir="auto">{timeline.findLast((event) => event.to === state)?.reason}</p>;
    case 'refunded':
      return refund === null ? null : (
        <p>
          {t(`account:orders.return.${refund.isDue ? 'amountDue' : 'amount'}`)} <Price money={refund.total} />
        </p>
      );
    case 'exchanged':
      return exchangeOrderId === null ? null : (
        <p>
          {t('account:orders.return.replacement')} <Replacement id={exchangeOrderId} isLinked={isLinked} />
        </p>
      );
    case 'withdrawn':
      return null;
  }
}

function ReturnMark({ one: { state, refund } }: One) {
  const { t } = useLanguage();
  if (state === 'refunded' && refund?.isDue === true)
    return <span className="j-mark j-mark--warn">{t('account:orders.refundDue')}</span>;
  return (
    <span className={`j-mark ${LOOKS[state]}`.trim()}>{t(`account:orders.return.states.${state}`)}</span>
  );
}

function Return({ one, lines, nonce, proof, isMailed }: One & Omit<ReturnsProps, 'returns'>) {
  const { t, language } = useLanguage();
  const { id, state, reason, wish, askedAt } = one;
  return (
    <li className="j-account__return">
      <div className="j-account__cardbody">
        <p className="j-account__row">
          <b>{t('account:orders.return.of', { number: id })}</b>
          <ReturnMark one={one} />
        </p>
        <p className="j-small j-quiet">
          {formatDate(askedAt, language)} · {t(`account:orders.return.reasons.${reason}`)} ·{' '}
          {t(`account:orders.return.wishes.${wish}`)}
        </p>
        <Items one={one} lines={lines} />
        <ReturnProgress one={one} isLinked={nonce !== null && proof === undefined} isMailed={isMailed} />
      </div>
      {nonce !== null && OPEN.includes(state) ? (
        <form method="post">
          <input type="hidden" name="jamra-order-nonce" value={nonce} />
          <ProofFields proof={proof} />
          <button className="j-btn j-btn--secondary j-btn--s" type="submit" name="withdraw_return" value={id}>
            {t('account:orders.return.withdraw')}
          </button>
        </form>
      ) : null}
    </li>
  );
}

/** The returns of an order with their states. Source: AC-02, OR-05 */
export function Returns({ returns, ...rest }: ReturnsProps) {
  const { t } = useLanguage();
  if (returns.length === 0) return null;
  return (
    <section className="j-stack" aria-labelledby="returns">
      <h2 id="returns">{t('account:orders.return.all')}</h2>
      <ul className="j-account__sessions">
        {returns.map((one) => (
          <Return key={one.id} one={one} {...rest} />
        ))}
      </ul>
    </section>
  );
}
