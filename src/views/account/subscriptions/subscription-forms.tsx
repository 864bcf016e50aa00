import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import type { Address } from '#shop/customers';
import type { SavedCard } from '#shop/payments';
import type { Subscription } from '#shop/subscriptions';
import { addDays, FARTHEST_DAYS } from '#shop/subscriptions/rules/days.ts';
import { SelectField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import type { SubscriptionGoods } from './subscription-goods.ts';

export const SUBSCRIPTION_NONCE = 'jamra-subscription-nonce';

/** What the forms offer. */
export type FormFacts = Readonly<{
  subscription: Subscription;
  goods: SubscriptionGoods;
  /** The shop's intervals, in weeks. */
  intervals: readonly number[];
  /** YYYY-MM-DD. */
  today: string;
  /** Payment methods that the shop takes for subscriptions. */
  methods: readonly string[];
  addresses: readonly Address[];
  cards: readonly SavedCard[];
  nonce: string;
}>;

type ChangeProps = FormFacts & { change: string; children: ReactNode };

/** A form that sends one change with the version that is shown. */
function ChangeForm({ change, children, subscription, nonce }: ChangeProps) {
  const { t } = useLanguage();
  return (
    <form className="j-form j-account__form" method="post" noValidate>
      <input type="hidden" name={SUBSCRIPTION_NONCE} value={nonce} />
      <input type="hidden" name="version" value={subscription.version} />
      {children}
      <div className="j-full j-account__end">
        <button className="j-btn j-btn--secondary button" type="submit" name="change" value={change}>
          {t('subscriptions:save')}
        </button>
      </div>
    </form>
  );
}

export function IntervalForm(props: FormFacts) {
  const { t, language } = useLanguage();
  const { intervals, subscription } = props;
  const known = intervals.includes(subscription.weeks) ? intervals : [...intervals, subscription.weeks];
  return (
    <ChangeForm {...props} change="interval">
      <SelectField
        name="weeks"
        label={t('subscriptions:every')}
        value={String(subscription.weeks)}
        options={known.map((weeks) => ({
          value: String(weeks),
          label: inLanguage(planName(weeks), language),
        }))}
      />
    </ChangeForm>
  );
}

export function DateForm(props: FormFacts) {
  const { t } = useLanguage();
  const { subscription, today } = props;
  return (
    <ChangeForm {...props} change="move">
      <div className="j-field j-full">
        <label htmlFor="next_on">{t('subscriptions:date')}</label>
        <input
          className="j-input"
          type="date"
          id="next_on"
          name="next_on"
          defaultValue={subscription.nextOn ?? ''}
          min={addDays(today, 1)}
          max={addDays(today, FARTHEST_DAYS)}
          required
        />
      </div>
    </ChangeForm>
  );
}

export function QuantityForm(props: FormFacts) {
  const { t } = useLanguage();
  const { subscription, goods } = props;
  return (
    <ChangeForm {...props} change="quantity">
      <p className="j-full j-quiet j-small">{t('subscriptions:quantityText')}</p>
      {subscription.lines.map((line, at) => {
        const name = goods[line.variationId ?? line.productId]?.name ?? '—';
        const id = `subscription-quantity-${at}`;
        return (
          <div key={`${line.productId}-${line.variationId}`} className="j-field j-full">
            <label htmlFor={id}>{t('product:quantityOf', { name })}</label>
            <input
              className="j-input"
              type="number"
              id={id}
              name="quantity"
              inputMode="numeric"
              min={0}
              max={999}
              defaultValue={line.quantity}
              required
            />
          </div>
        );
      })}
    </ChangeForm>
  );
}

function AddressChoice({ address }: { address: Address }) {
  const { t } = useLanguage();
  const { id, building, street, area, emirate, isDefault } = address;
  return (
    <li>
      <label className="j-check">
        <input type="radio" name="address_id" value={id} defaultChecked={isDefault} />
        <span>
          <bdi>{[building, street, area].filter((text) => text !== '').join(', ')}</bdi>{' '}
          {t(`checkout:emirates.${emirate}`)}
        </span>
      </label>
    </li>
  );
}

/** An address of the address book; without one, the way there. */
export function AddressForm(props: FormFacts) {
  const { t, to } = useLanguage();
  const book = (
    <a className="j-link" href={to('/my-account/edit-address/')}>
      {t('subscriptions:addresses')}
    </a>
  );
  if (props.addresses.length === 0)
    return (
      <p className="j-quiet">
        {t('subscriptions:noAddresses')} {book}
      </p>
    );
  return (
    <details className="j-acc">
      <summary>{t('subscriptions:changeAddress')}</summary>
      <ChangeForm {...props} change="address">
        <ul className="j-choice j-full">
          {props.addresses.map((address) => (
            <AddressChoice key={address.id} address={address} />
          ))}
        </ul>
        <p className="j-full">{book}</p>
      </ChangeForm>
    </details>
  );
}

function CardLine({ cards }: Pick<FormFacts, 'cards'>) {
  const { t, to } = useLanguage();
  const [card] = cards;
  return (
    <p className="j-full j-quiet j-small">
      {card === undefined
        ? t('subscriptions:noCard')
        : t('subscriptions:card', { brand: card.brand, lastFour: card.lastFour })}{' '}
      <a className="j-link" href={to('/my-account/payment-methods/')}>
        {t('subscriptions:addCard')}
      </a>
    </p>
  );
}

export function PaymentForm(props: FormFacts) {
  const { t } = useLanguage();
  const { subscription, methods, cards } = props;
  return (
    <ChangeForm {...props} change="payment">
      <ul className="j-choice j-full">
        {methods.map((code) => (
          <li key={code}>
            <label className="j-check">
              <input
                type="radio"
                name="payment_method"
                value={code}
                defaultChecked={code === subscription.paymentMethod}
              />
              {t(`checkout:methods.${code}.title`)}
            </label>
          </li>
        ))}
      </ul>
      {methods.includes('jamra_card') ? <CardLine cards={cards} /> : null}
    </ChangeForm>
  );
}
