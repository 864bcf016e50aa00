import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import type { Address } from '#shop/customers';
import type { SavedCard } from '#shop/payments';
import type { Subscription } from '#shop/subscriptions';
import { MOST_PIECES, quantityOf } from '#shop/subscriptions/rules/change.ts';
import { addDays, FARTHEST_DAYS } from '#shop/subscriptions/rules/days.ts';
import { FieldNote, SelectField, TextField } from '../../field/field.tsx';
import { FormSummary } from '../../field/form-summary.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { join } from '../../style/join.ts';
import type { SubscriptionProducts } from './subscription-products.ts';

export const SUBSCRIPTION_NONCE = 'jamra-subscription-nonce';

/** A change that was refused for a value of its form. */
export type RefusedChange = Readonly<{
  change: string;
  text: string;
  /** The values of its field, as they were sent. */
  typed: readonly string[];
}>;

/** What the forms offer. */
export type FormFacts = Readonly<{
  subscription: Subscription;
  products: SubscriptionProducts;
  /** The shop's intervals, in weeks. */
  intervals: readonly number[];
  /** YYYY-MM-DD. */
  today: string;
  /** Payment methods that the shop takes for subscriptions. */
  methods: readonly string[];
  addresses: readonly Address[];
  cards: readonly SavedCard[];
  nonce: string;
  refused: RefusedChange | null;
}>;

type ChangeProps = FormFacts & {
  change: string;
  /** The control that a refusal is about. */
  field: string;
  children: ReactNode;
};

/** The refusal of one of the forms. */
function refusalOf({ refused }: FormFacts, change: string): RefusedChange | null {
  return refused?.change === change ? refused : null;
}

/** A form that sends one change with the version that is shown. */
function ChangeForm({ change, field, children, ...facts }: ChangeProps) {
  const { t } = useLanguage();
  const { subscription, nonce } = facts;
  const refused = refusalOf(facts, change);
  return (
    <form className="j-form j-account__form" method="post" noValidate>
      <FormSummary
        title={t('account:errors.title', { count: 1 })}
        refusal={null}
        faults={refused === null ? [] : [{ field, text: refused.text }]}
      />
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
    <ChangeForm {...props} change="interval" field="weeks">
      <SelectField
        name="weeks"
        label={t('subscriptions:every')}
        value={String(subscription.weeks)}
        error={refusalOf(props, 'interval')?.text}
        options={known.map((weeks) => ({
          value: String(weeks),
          label: inLanguage(planName(weeks), language),
        }))}
        isWide
      />
    </ChangeForm>
  );
}

export function DateForm(props: FormFacts) {
  const { t } = useLanguage();
  const { subscription, today } = props;
  const refused = refusalOf(props, 'move');
  return (
    <ChangeForm {...props} change="move" field="next_on">
      <TextField
        name="next_on"
        label={t('subscriptions:date')}
        value={refused?.typed[0] ?? subscription.nextOn ?? ''}
        error={refused?.text}
        type="date"
        range={{ min: addDays(today, 1), max: addDays(today, FARTHEST_DAYS) }}
        isWide
      />
    </ChangeForm>
  );
}

const quantityId = (at: number) => `subscription-quantity-${at}`;

export function QuantityForm(props: FormFacts) {
  const { t } = useLanguage();
  const { subscription, products } = props;
  const refused = refusalOf(props, 'quantity');
  const wrong = Math.max(0, refused?.typed.findIndex((typed) => quantityOf(typed) === null) ?? 0);
  return (
    <ChangeForm {...props} change="quantity" field={quantityId(wrong)}>
      {subscription.lines.length > 1 ? (
        <p className="j-full j-quiet j-small">{t('subscriptions:quantityText')}</p>
      ) : null}
      {subscription.lines.map((line, at) => {
        const name = products[line.variationId ?? line.productId]?.name ?? '—';
        return (
          <TextField
            key={`${line.productId}-${line.variationId}`}
            name="quantity"
            id={quantityId(at)}
            label={t('product:quantityOf', { name })}
            value={refused?.typed[at] ?? String(line.quantity)}
            error={at === wrong ? refused?.text : undefined}
            type="number"
            inputMode="numeric"
            range={{ min: 0, max: MOST_PIECES }}
            isWide
          />
        );
      })}
    </ChangeForm>
  );
}

type ChoiceProps = FormFacts & { change: string; field: string; children: ReactNode };

/** Options to choose one of, with the refusal below them. */
function Choice({ change, field, children, ...facts }: ChoiceProps) {
  const error = refusalOf(facts, change)?.text;
  return (
    <div className={join('j-field j-full', error && 'is-bad')}>
      <ul className="j-choice" id={field} aria-describedby={error && `${field}_error`}>
        {children}
      </ul>
      <FieldNote id={field} error={error} hint={undefined} />
    </div>
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

/** Chooses an address of the address book; without one, links to it. */
export function AddressForm(props: FormFacts) {
  const { t, to } = useLanguage();
  const book = (
    <a className="j-link" href={to('/my-account/edit-address/')}>
      {t('subscriptions:addresses')}
    </a>
  );
  const error = refusalOf(props, 'address')?.text;
  if (props.addresses.length === 0)
    return (
      <div className={join('j-field', error && 'is-bad')}>
        <p className="j-quiet">
          {t('subscriptions:noAddresses')} {book}
        </p>
        <FieldNote id="address_id" error={error} hint={undefined} />
      </div>
    );
  return (
    <details className="j-acc" open={error !== undefined}>
      <summary>
        {t('subscriptions:changeAddress')}
        <Icon name="caret-down" isSmall />
      </summary>
      <ChangeForm {...props} change="address" field="address_id">
        <Choice {...props} change="address" field="address_id">
          {props.addresses.map((address) => (
            <AddressChoice key={address.id} address={address} />
          ))}
        </Choice>
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
    <ChangeForm {...props} change="payment" field="payment_method">
      <Choice {...props} change="payment" field="payment_method">
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
      </Choice>
      {methods.includes('jamra_card') ? <CardLine cards={cards} /> : null}
    </ChangeForm>
  );
}
