import type { ActionCall, ActionRefusal } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { Language } from '#kernel/language.ts';
import { type Money, minus, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  type Edit,
  emirateOf,
  type Order,
  type OrderRefusal,
  type OrderReturn,
  planReturn,
  RETURN_MOVES,
  type RequestedProduct,
} from '#shop/orders';
import type { PaymentMethod } from '#shop/payments';
import { type AgeRule, ageFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import { NOT_OF_AGE, PAYMENT_NOT_OFFERED, paymentFactsOf, restrictionsOn } from './order-eligibility.ts';

type Called = Pick<ActionCall, 'shop'>;
type Lines = Order['lines'];
type Placed = Pick<Order, 'lines' | 'address' | 'delivery' | 'totals'>;

type Change = Readonly<{
  before: Order;
  after: Placed;
  /** Per line of the changed order: whether all its items were ordered before. */
  isUnchanged: readonly boolean[];
  /** Whether the change has to be paid by the payment method. */
  isCharged: boolean;
}>;

/** The result of the rules of manual orders for a change. */
export type ChangeCheck = Readonly<{
  /** Per line of the changed order: why it is refused, or null. */
  lines: readonly (ActionRefusal | null)[];
  /** The age that is not confirmed yet; null if none. */
  ageRule: AgeRule | null;
  /** The payment method, if it was available for the order but is not for the changed one. */
  lostPayment: PaymentMethod | null;
  /** Whether that refuses the change; a change that only removes items is not refused. */
  isPaymentRefused: boolean;
}>;

type Ages = Readonly<{ needed: number; confirmed: number }>;

function ageOf(lines: Lines, place: Pick<Order, 'address'>, settings: Settings): number {
  const classes = lines.map((line) => line.class);
  return ageFor(classes, emirateOf(place), settings)?.minimumAge ?? 0;
}

/** Unchanged lines need another confirmation only if the new destination requires a higher age. */
function agesOf({ before, after, isUnchanged }: Change, settings: Settings): Ages {
  const added = after.lines.filter((_line, index) => !isUnchanged[index]);
  const stored = after.lines.filter((_line, index) => isUnchanged[index]);
  const ofUnchanged = ageOf(stored, after, settings);
  const isHigher = ofUnchanged > ageOf(stored, before, settings);
  return {
    needed: Math.max(ageOf(added, after, settings), isHigher ? ofUnchanged : 0),
    confirmed: before.ageConfirmedAt === null ? 0 : ageOf(before.lines, before, settings),
  };
}

type Restriction = ReturnType<typeof restrictionsOn>[number];

function isSameRestriction(one: Restriction, other: Restriction): boolean {
  if (one === null || other === null) return one === other;
  const ruleOf = (refusal: ActionRefusal) => ('rule' in refusal ? refusal.rule : null);
  return one.code === other.code && ruleOf(one) === ruleOf(other);
}

/** Why each line is refused; unchanged lines are only refused for consequences of the change. */
function againstLines(
  { before, after, isUnchanged, isCharged }: Change,
  { needed, confirmed }: Ages,
  settings: Settings,
): (ActionRefusal | null)[] {
  const judged = (place: Pick<Order, 'address' | 'delivery'>) =>
    restrictionsOn(
      after.lines,
      {
        emirate: emirateOf(place),
        // The age is checked for the change as a whole.
        confirmedAge: Math.max(needed, confirmed, ageOf(after.lines, place, settings)),
        isSignedIn: before.customerId !== null,
        isCollected: place.delivery.code === 'collect',
        payment: isCharged ? before.paymentMethod : null,
      },
      settings,
    );
  const earlier = judged(before);
  return judged(after).map((now, index) =>
    isUnchanged[index] && isSameRestriction(now, earlier[index] ?? null) ? null : now,
  );
}

async function findLostPayment(
  { shop }: Called,
  { before, after }: Change,
  settings: Settings,
): Promise<PaymentMethod | null> {
  const [earlier, now] = await Promise.all(
    [before, after].map(async (placed) => {
      const basket = { lines: placed.lines, totals: placed.totals, emirate: emirateOf(placed) };
      const methods = await shop.payments.explain(paymentFactsOf(basket, settings));
      return methods.find(({ code }) => code === before.paymentMethod);
    }),
  );
  return earlier?.isOffered === true && now?.isOffered === false ? now : null;
}

/** Applies the rules of manual orders to a change. Source: OR-03, BO-07, PM-04 */
async function checkChange(call: Called, change: Change): Promise<ChangeCheck> {
  const settings = await call.shop.settings.all();
  const ages = agesOf(change, settings);
  const lostPayment = await findLostPayment(call, change, settings);
  return {
    lines: againstLines(change, ages, settings),
    ageRule: ages.needed > ages.confirmed ? { minimumAge: ages.needed } : null,
    lostPayment,
    isPaymentRefused: lostPayment !== null && change.isCharged,
  };
}

/** The first reason to refuse a change; null if there is none. */
export function firstRefusal(
  { lines, ageRule, isPaymentRefused }: ChangeCheck,
  { isOfAge }: { isOfAge: boolean },
): ActionRefusal | null {
  if (ageRule !== null && !isOfAge) return NOT_OF_AGE;
  return lines.find((refusal) => refusal !== null) ?? (isPaymentRefused ? PAYMENT_NOT_OFFERED : null);
}

/** A checked change with its messages. */
export function checkInWords({ lines, ...judged }: ChangeCheck, language: Language) {
  const lineProblems = lines.map((refusal) => (refusal === null ? null : refusalText(refusal, language)));
  return { ...judged, lineProblems };
}

function unchangedLines({ lines }: Order, chosen: Edit['lines']): boolean[] {
  if (chosen === undefined) return lines.map(() => true);
  return chosen.map((one) => 'position' in one && one.quantity <= (lines[one.position]?.quantity ?? 0));
}

/**
 * Checks an edit: added quantities as in a new manual order, unchanged lines only for what the edit changes.
 *
 * @param chosen the lines of the edit; undefined if unchanged
 */
export function checkEdit(
  call: Called,
  { before, after, chosen }: { before: Order; after: Order; chosen: Edit['lines'] },
): Promise<ChangeCheck> {
  const isUnchanged = unchangedLines(before, chosen);
  const isCharged =
    isUnchanged.includes(false) ||
    emirateOf(before) !== emirateOf(after) ||
    after.totals.total.minor > before.totals.total.minor;
  return checkChange(call, { before, after, isUnchanged, isCharged });
}

/** A planned exchange. */
export type ExchangePlan = Readonly<{
  judged: ChangeCheck;
  /** The version of the order that was checked. */
  version: number;
  lines: Lines;
  /** The value of the new items less that of the returned ones: due, or refunded when negative. */
  difference: Money;
}>;

/** Calculates an exchange and checks its new items. Refusals: those of `orders.quote` and of returns. */
export async function planExchange(
  call: Called,
  { id, wanted }: { id: OrderReturn['id']; wanted: readonly RequestedProduct[] },
): Promise<Outcome<ExchangePlan, OrderRefusal>> {
  const { orders } = call.shop;
  const one = await orders.returns.find(id);
  const version = one === null ? 0 : await orders.version(one.orderId);
  const before = one === null ? null : await orders.find(one.orderId);
  if (one === null || before === null) return refuse({ code: 'orders.unknown-return' });
  const { state: from } = one;
  if (!RETURN_MOVES[from].includes('exchanged'))
    return refuse({ code: 'orders.return-may-not-move', from, to: 'exchanged' });
  const requested = {
    lines: wanted,
    email: '',
    phone: '',
    emirate: emirateOf(before),
    deliveryId: '',
    slotId: '',
  };
  const quoted = await orders.quote({ ...requested, deliveryCost: NOTHING });
  if (!quoted.ok) return quoted;
  const returned = one.lines.map((line) => ({ ...line, isRestocked: false }));
  const credit = planReturn(before, { lines: returned, delivery: NOTHING, fee: NOTHING });
  if (!credit.ok) return credit;
  const { lines, totals } = quoted.value;
  const difference = minus(totals.total, credit.value.payOut);
  const judged = await checkChange(call, {
    before,
    after: { ...before, lines, totals },
    isUnchanged: lines.map(() => false),
    isCharged: difference.minor > 0,
  });
  return done({ judged, version, lines, difference });
}
