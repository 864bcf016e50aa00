import type { Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DeliveryAddress } from '#shop/orders';
import type { SubscriptionRefusal } from '../refusals.ts';
import type { EventKind, Subscription } from '../subscription.ts';
import { mayUndo } from './attempts.ts';
import { addDays, type Day, isChoosable, nextAnchor, orderDay, parseDay, skipAnchor } from './days.ts';
import { mayBecome } from './states.ts';

/** Payment methods that work without the customer. */
export const SUBSCRIPTION_METHODS = ['cod', 'jamra_card'] as const;

/** A change of a subscription; values as they were sent. */
export type Command =
  | Readonly<{ kind: 'skip' | 'pause' | 'resume' | 'cancel' | 'restore' }>
  | Readonly<{ kind: 'move'; day: unknown }>
  | Readonly<{ kind: 'interval'; weeks: unknown }>
  | Readonly<{ kind: 'quantity'; quantities: readonly unknown[] }>
  | Readonly<{ kind: 'address'; address: (DeliveryAddress & { phone: string }) | null }>
  | Readonly<{ kind: 'payment'; method: unknown; isAccepted: boolean }>;

export type ChangeFacts = Readonly<{
  today: Day;
  now: Instant;
  closedDays: readonly Day[];
  /** The shop's intervals, in weeks. */
  intervals: readonly number[];
}>;

type Values = Partial<
  Pick<
    Subscription,
    | ('state' | 'stateBefore' | 'weeks' | 'anchorOn' | 'nextOn' | 'address' | 'phone' | 'paymentMethod')
    | ('attempts' | 'retryAt' | 'problem' | 'endedAt' | 'lines')
  >
>;

/** The values to write, and the event for the history. */
export type Decision = Readonly<{
  values: Values;
  event: EventKind;
  facts: Readonly<Record<string, string | number>>;
}>;

type Decided = Outcome<Decision, SubscriptionRefusal>;
type Decide<Kind extends Command['kind']> = (
  now: Subscription,
  command: Extract<Command, { kind: Kind }>,
  facts: ChangeFacts,
) => Decided;

const MAY_NOT: Decided = refuse({ code: 'subscriptions.may-not' });
const FRESH = { attempts: 0, retryAt: null, problem: null } as const;
/** Of one product. */
export const MOST_PIECES = 999;

function atAnchor(anchorOn: Day, { closedDays }: ChangeFacts): Pick<Values, 'anchorOn' | 'nextOn'> {
  return { anchorOn, nextOn: orderDay(anchorOn, closedDays) };
}

/** From its day, or from tomorrow without one. */
function ahead({ anchorOn, weeks }: Subscription, facts: ChangeFacts) {
  return atAnchor(nextAnchor({ anchorOn: anchorOn ?? addDays(facts.today, 1), weeks }, facts.today), facts);
}

const skip: Decide<'skip'> = (now, _command, facts) => {
  if (now.state !== 'active' || now.anchorOn === null) return MAY_NOT;
  const days = atAnchor(skipAnchor({ anchorOn: now.anchorOn, weeks: now.weeks }, facts.today), facts);
  const event = { from: now.nextOn ?? '', day: days.nextOn ?? '' };
  return done({ values: { ...FRESH, ...days }, event: 'skipped', facts: event });
};

const move: Decide<'move'> = (now, { day }, facts) => {
  if (now.state !== 'active') return MAY_NOT;
  const chosen = parseDay(day);
  if (chosen === null || !isChoosable(chosen, facts.today))
    return refuse({ code: 'subscriptions.wrong-date' });
  const days = atAnchor(chosen, facts);
  return done({ values: { ...FRESH, ...days }, event: 'moved', facts: { day: days.nextOn ?? chosen } });
};

const interval: Decide<'interval'> = (now, { weeks: sent }, { intervals }) => {
  if (now.state === 'cancelled') return MAY_NOT;
  const weeks = intervals.find((one) => String(one) === sent);
  if (weeks === undefined) return refuse({ code: 'subscriptions.wrong-interval' });
  return done({ values: { weeks }, event: 'interval', facts: { weeks } });
};

/** Parses a sent quantity; null for none. */
export function quantityOf(sent: unknown): number | null {
  return typeof sent === 'string' && /^\d{1,3}$/.test(sent) ? Math.min(Number(sent), MOST_PIECES) : null;
}

const quantity: Decide<'quantity'> = (now, { quantities }) => {
  if (now.state === 'cancelled') return MAY_NOT;
  const wanted = now.lines.map((line, at) => ({ line, quantity: quantityOf(quantities[at]) }));
  if (wanted.some((one) => one.quantity === null)) return refuse({ code: 'subscriptions.wrong-quantity' });
  const lines = wanted.flatMap((one) => (one.quantity ? [{ ...one.line, quantity: one.quantity }] : []));
  if (lines.length === 0) return refuse({ code: 'subscriptions.last-line' });
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return done({ values: { lines }, event: 'quantity', facts: { count } });
};

const address: Decide<'address'> = (now, { address: chosen }, { closedDays }) => {
  if (now.state === 'cancelled') return MAY_NOT;
  if (chosen === null) return refuse({ code: 'subscriptions.unknown-address' });
  const { phone, ...place } = chosen;
  const days = now.anchorOn === null ? {} : { nextOn: orderDay(now.anchorOn, closedDays) };
  // A due day stays due; another address may have other closed days.
  const due = now.nextOn !== null && now.anchorOn !== null && now.retryAt === null ? days : {};
  return done({ values: { address: place, phone, ...due }, event: 'address', facts: {} });
};

const payment: Decide<'payment'> = (now, { method, isAccepted }) => {
  if (now.state === 'cancelled') return MAY_NOT;
  const known = SUBSCRIPTION_METHODS.find((code) => code === method);
  if (known === undefined || !isAccepted) return refuse({ code: 'subscriptions.wrong-payment' });
  return done({ values: { paymentMethod: known }, event: 'payment', facts: { method: known } });
};

const pause: Decide<'pause'> = (now) =>
  mayBecome(now.state, 'paused')
    ? done({ values: { ...FRESH, state: 'paused' }, event: 'paused', facts: {} })
    : MAY_NOT;

const resume: Decide<'resume'> = (now, _command, facts) => {
  if (now.state !== 'paused') return MAY_NOT;
  const days = ahead(now, facts);
  const values = { ...FRESH, state: 'active', ...days } as const;
  return done({ values, event: 'resumed', facts: { day: days.nextOn ?? '' } });
};

const cancel: Decide<'cancel'> = (now, _command, facts) =>
  mayBecome(now.state, 'cancelled')
    ? done({
        values: { ...FRESH, state: 'cancelled', stateBefore: now.state, endedAt: facts.now },
        event: 'cancelled',
        facts: {},
      })
    : MAY_NOT;

const restore: Decide<'restore'> = (now, _command, facts) => {
  if (now.state !== 'cancelled' || now.stateBefore === null || !mayUndo(now.endedAt, facts.now))
    return MAY_NOT;
  const days = now.stateBefore === 'active' ? ahead(now, facts) : {};
  const values = { state: now.stateBefore, stateBefore: null, endedAt: null, ...days };
  return done({ values, event: 'restored', facts: {} });
};

const DECISIONS: { readonly [Kind in Command['kind']]: Decide<Kind> } = {
  ...{ skip, move, interval, quantity, address, payment, pause, resume, cancel, restore },
};

/** What a change does to a subscription, or why it is refused. */
export function decide(now: Subscription, command: Command, facts: ChangeFacts): Decided {
  const by = DECISIONS[command.kind] as (now: Subscription, command: Command, facts: ChangeFacts) => Decided;
  return by(now, command, facts);
}

/** The changes that a state allows. */
export function commandsOf(now: Subscription, at: Instant): Command['kind'][] {
  if (now.state === 'cancelled')
    return now.stateBefore !== null && mayUndo(now.endedAt, at) ? ['restore'] : [];
  const always = ['interval', 'quantity', 'address', 'payment', 'cancel'] as const;
  if (now.state === 'pending') return [...always];
  return now.state === 'active' ? [...always, 'move', 'skip', 'pause'] : [...always, 'resume'];
}
