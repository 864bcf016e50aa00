import { aed, FILS_PER_DIRHAM, formatAmount, type Money } from '#kernel/money.ts';
import type { OrderStatus, PaymentState } from '#shop/orders';
import { PAYMENT_CODES } from '#shop/payments/rules/payment-method.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Shown } from './order-part.tsx';

/** Colours of statuses: waiting, in progress, finished. */
export const STATUS_COLOURS: Readonly<Record<OrderStatus, string>> = {
  pending: 'yellow',
  'on-hold': 'yellow',
  confirmed: 'blue',
  packed: 'blue',
  shipped: 'blue',
  delivered: 'green',
  completed: 'green',
  cancelled: 'gray',
  failed: 'red',
  refunded: 'gray',
  returned: 'gray',
};

/** Colours of payment states. */
export const PAYMENT_COLOURS: Readonly<Record<PaymentState, string>> = {
  unpaid: 'yellow',
  pending: 'yellow',
  'part-paid': 'yellow',
  paid: 'green',
  'part-refunded': 'gray',
  refunded: 'gray',
};

/** Formats an amount for a sentence or field, without markup. */
export function useAmountText(): (money: Money) => string {
  const { t } = useLanguage();
  return (money) => t('admin:amount', { amount: formatAmount(money) });
}

/** The name of a payment method; the code for an old or imported one. */
export function useMethodName(): (code: string) => string {
  const { t } = useLanguage();
  return (code) => t(`checkout:methods.${code}.title`, { defaultValue: code });
}

/** Authors of timeline events other than staff. */
const NO_STAFF: readonly string[] = ['shopper', 'system', 'payments', 'command'];

/** The name of a timeline event's author. */
export function useActorName(): (actor: string) => string {
  const { t } = useLanguage();
  return (actor) => (NO_STAFF.includes(actor) ? t(`adminOrders:actors.${actor}`) : actor);
}

type Event = Shown['timeline'][number];

/** The message key of an event, below `events`. */
function eventKey({ kind, from, facts, isForCustomer }: Event): string {
  if (kind === 'move') return from === null ? 'placed' : 'move';
  if (kind === 'note') return isForCustomer ? 'told' : 'note';
  if (kind === 'edit' && facts.methodAfter !== undefined) return 'paymentMethod';
  return kind === 'contact' ? `contact.${facts.fields}` : kind;
}

/** The stored format of amounts: `1196.00`. */
const AMOUNT = /^-?\d+\.\d{2}$/;

/** The facts of an event, with formatted amounts: `1,196.00`. */
function shownFacts(facts: Event['facts']): Event['facts'] {
  const shown = Object.entries(facts).map(([name, fact]) =>
    typeof fact === 'string' && AMOUNT.test(fact)
      ? [name, formatAmount(aed(Math.round(Number(fact) * FILS_PER_DIRHAM)))]
      : [name, fact],
  );
  return Object.fromEntries(shown);
}

/** The message of a timeline event. */
export function useEventWords() {
  const { t } = useLanguage();
  const nameOf = useActorName();
  const methodName = useMethodName();
  return {
    titleOf: (event: Event): string => {
      const { to, facts } = event;
      const name = t(`adminOrders:statuses.${to}`);
      const state = t(`account:orders.return.states.${facts.state}`, { defaultValue: '' });
      const methods = {
        from: methodName(String(facts.methodBefore)),
        to: methodName(String(facts.methodAfter)),
      };
      return t(`adminOrders:events.${eventKey(event)}`, { ...shownFacts(facts), ...methods, state, name });
    },
    actorOf: ({ actor }: Event): string => nameOf(actor),
    reasonOf: ({ kind, reason }: Event): string => {
      if (kind === 'note') return reason;
      return t([`adminOrders:reasons.${reason}`, `account:orders.return.reasons.${reason}`], {
        defaultValue: reason,
      });
    },
  };
}

/** The payment methods as options of a select. */
export function useMethodChoices() {
  const nameOf = useMethodName();
  return PAYMENT_CODES.map((code) => ({ value: code, label: nameOf(code) }));
}

export function useEmirates() {
  const { t } = useLanguage();
  return (emirates: readonly string[]) =>
    emirates.map((code) => ({ value: code, label: t(`checkout:emirates.${code}`) }));
}
