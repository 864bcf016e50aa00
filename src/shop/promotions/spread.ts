import { aed, type Money, shareOf, sum } from '#kernel/money.ts';

/** An amount that belongs to a line. */
export type Part = Readonly<{ key: string; amount: Money }>;

type Share = { key: string; whole: bigint; rest: bigint };

/** The greater rest first; the key decides between equals, so that the order of lines never does. */
function byRest(a: Share, b: Share): number {
  if (a.rest !== b.rest) return a.rest > b.rest ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

type Ratio = Readonly<{ numerator: number; denominator: number }>;

/** Gives every part its share of itself, and what is then open of `amount` by largest remainder. */
function share(amount: Money, over: readonly Part[], { numerator, denominator }: Ratio): Part[] {
  const by = BigInt(denominator);
  const shares = over.map(({ key, amount: own }): Share => {
    const exact = BigInt(own.minor) * BigInt(numerator);
    return { key, whole: exact / by, rest: exact % by };
  });
  let open = BigInt(amount.minor) - shares.reduce((given, { whole }) => given + whole, 0n);
  return shares.toSorted(byRest).map(({ key, whole }) => {
    const extra = open > 0n ? 1n : 0n;
    open -= extra;
    return { key, amount: aed(Number(whole + extra)) };
  });
}

/**
 * Spreads an amount over lines in proportion to what they cost, by largest remainder.
 *
 * @param amount not more than all parts together; whole fils
 * @returns parts that add up to `amount`, none above its own line
 */
export function spread(amount: Money, over: readonly Part[]): Part[] {
  const all = sum(over.map((part) => part.amount));
  if (all.minor === 0) return [];
  return share(amount, over, { numerator: amount.minor, denominator: all.minor });
}

const HUNDREDTHS = 100;
const WHOLE_IN_HUNDREDTHS = 100 * HUNDREDTHS;

/**
 * A percentage of all parts together, rounded once, and what each has of it.
 *
 * @param percent 0 to 100, two decimals at most
 * @returns parts within a fils of their own percentage
 */
export function percentOf(percent: number, over: readonly Part[]): Part[] {
  const ratio = { numerator: Math.round(percent * HUNDREDTHS), denominator: WHOLE_IN_HUNDREDTHS };
  const all = sum(over.map(({ amount }) => amount));
  return share(shareOf(all, ratio.numerator, ratio.denominator), over, ratio);
}
