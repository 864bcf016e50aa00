import { aed, FILS_PER_DIRHAM, formatAmount, type Money } from '#kernel/money.ts';
import type { OrderStatus, PaymentState } from '#shop/orders';
import { PAYMENT_CODES } from '#shop/payments/rules/payment-method.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Shown } from './order-part.tsx';

/** Colours of states: what waits, what goes on, what is over. */
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

/** Colours of how far an order is paid. */
export const PAYMENT_COLOURS: Readonly<Record<PaymentState, string>> = {
  unpaid: 'yellow',
  pending: 'yellow',
  'part-paid': 'yellow',
  paid: 'green',
  'part-refunded': 'gray',
  refunded: 'gray',
};

/** An amount within a sentence or a field, where no markup can stand. */
export function useAmountText(): (money: Money) => string {
  const { t } = useLanguage();
  return (money) => t('admin:amount', { amount: formatAmount(money) });
}

/** What a way to pay is called; an older or foreign one by its code. */
export function useMethodName(): (code: string) => string {
  const { t } = useLanguage();
  return (code) => t(`checkout:methods.${code}.title`, { defaultValue: code });
}

/** Actors of an order's history that are no member of staff. */
const NO_STAFF: readonly string[] = ['shopper', 'system', 'payments', 'command'];

/** What whoever changed an order is called. */
export function useActorName(): (actor: string) => string {
  const { t } = useLanguage();
  return (actor) => (NO_STAFF.includes(actor) ? t(`adminOrders:actors.${actor}`) : actor);
}

type Event = Shown['timeline'][number];

/** What an entry is called, below `events`. */
function eventKey({ kind, from, facts, isForCustomer }: Event): string {
  if (kind === 'move') return from === null ? 'placed' : 'move';
  if (kind === 'note') return isForCustomer ? 'told' : 'note';
  if (kind === 'edit' && facts.methodAfter !== undefined) return 'paymentMethod';
  return kind === 'contact' ? `contact.${facts.fields}` : kind;
}

/** An amount as the history keeps it: `1196.00`. */
const AMOUNT = /^-?\d+\.\d{2}$/;

/** The facts of an entry, amounts as the shop writes them: `1,196.00`. */
function shownFacts(facts: Event['facts']): Event['facts'] {
  const shown = Object.entries(facts).map(([name, fact]) =>
    typeof fact === 'string' && AMOUNT.test(fact)
      ? [name, formatAmount(aed(Math.round(Number(fact) * FILS_PER_DIRHAM)))]
      : [name, fact],
  );
  return Object.fromEntries(shown);
}

/** What an entry of an order's history says: what happened, by whom and why. */
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

/** The ways to pay, to choose from. */
export function useMethodChoices() {
  const nameOf = useMethodName();
  return PAYMENT_CODES.map((code) => ({ value: code, label: nameOf(code) }));
}

export function useEmirates() {
  const { t } = useLanguage();
  return (emirates: readonly string[]) =>
    emirates.map((code) => ({ value: code, label: t(`checkout:emirates.${code}`) }));
}
