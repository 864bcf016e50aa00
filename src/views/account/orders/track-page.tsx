import type { Order, OrderEvent, OrderStatus } from '#shop/orders';
import type { ShipmentEvent } from '#shop/shipments';
import { TextField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import { deliveryTime } from '../../order/delivery-time.ts';
import type { LineProducts } from '../../order/line-products.ts';
import { Shipment } from '../../order/shipment.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, useProblemOf } from '../form-parts.tsx';
import { OrderStatusMark, type StandingOrder } from './order-status.tsx';
import { OrderTimeline, Parcel } from './order-timeline.tsx';
import { type OrderProof, type ReturnFormProps, ReturnRequestForm } from './return-form.tsx';
import { Returns, type ShownReturn } from './returns.tsx';

/** What a guest may see of an order: its status and items to return, no personal data. */
export type TrackedOrder = Pick<Order, 'id' | 'tracking' | 'lines'> &
  StandingOrder &
  Readonly<{
    delivery: Pick<Order['delivery'], 'arrivesOn' | 'slot'>;
    products: LineProducts;
    events: readonly OrderEvent[];
    shipment: readonly ShipmentEvent[];
    coming: readonly OrderStatus[];
    returns: readonly ShownReturn[];
    isMailed: boolean;
    /** The returnable quantity of each line; null when nothing is returnable. */
    left: readonly number[] | null;
  }>;

/** What the forms of a tracked order send along, and a return request that was refused. */
export type TrackedForms = Pick<ReturnFormProps, 'nonce' | 'draft' | 'errors'> &
  Readonly<{ proof: OrderProof }>;

export type TrackPageProps = {
  nonce: string;
  draft: OrderProof;
  errors: FormErrors;
  result: OrderResultProps | null;
};

type OrderResultProps = { order: TrackedOrder; forms: TrackedForms };

function OrderResult({ order, forms }: OrderResultProps) {
  const { t, to, language } = useLanguage();
  const { lines, products, left, isMailed } = order;
  const time = order.coming.includes('delivered') ? deliveryTime(order.delivery, language) : null;
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:track.found', { number: order.id })}>
        <p className="j-account__row" role="status">
          <OrderStatusMark order={order} />
          {time === null ? null : <span>{t('account:track.arrives', { day: time })}</span>}
        </p>
      </AccountHead>
      <Parcel tracking={order.tracking} />
      <Returns returns={order.returns} {...{ lines, isMailed }} nonce={forms.nonce} proof={forms.proof} />
      <Shipment order={{ id: order.id, status: order.status }} events={order.shipment} href={null} />
      <OrderTimeline
        order={order}
        events={order.events.filter(({ kind }) => kind === 'move')}
        coming={order.coming}
      />
      {left === null ? null : <ReturnRequestForm {...{ lines, products, left, isMailed }} {...forms} />}
      <p>
        <a className="j-link j-tap" href={to('/track-order/')}>
          {t('account:track.other')}
        </a>
      </p>
    </section>
  );
}

/** Order tracking without an account: by order number and email or phone. */
export function TrackPage({ nonce, draft, errors, result }: TrackPageProps) {
  const { t } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  if (result !== null) return <OrderResult {...result} />;
  return (
    <section className="j-account__narrow">
      <AccountHead title={t('account:track.title')} text={t('account:track.text')} />
      <AccountForm
        className="woocommerce-form woocommerce-form-track-order track_order"
        nonce={['woocommerce-order-tracking-nonce', nonce]}
        errors={errors}
      >
        <TextField
          name="orderid"
          label={t('account:track.number')}
          value={draft.orderid}
          error={problemOf('orderid')}
          inputMode="numeric"
          autoComplete="off"
          isLtr
          isWide
        />
        <TextField
          name="order_email"
          label={t('account:track.contact')}
          value={draft.order_email}
          error={problemOf('order_email')}
          autoComplete="tel"
          isLtr
          isWide
        />
        <FormEnd name="track" label={t('account:track.do')} />
      </AccountForm>
    </section>
  );
}
