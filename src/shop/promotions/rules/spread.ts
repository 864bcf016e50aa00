import { aed, type Money, shareOf, sum } from '#kernel/money.ts';

/** The amount of a line. */
export type Part = Readonly<{ key: string; amount: Money }>;

type Share = { key: string; whole: bigint; rest: bigint };

/** Larger remainders first; ties are broken by key, so that the order of lines does not matter. */
function byRest(a: Share, b: Share): number {
  if (a.rest !== b.rest) return a.rest > b.rest ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

type Ratio = Readonly<{ numerator: number; denominator: number }>;

/** Gives every part its share, then distributes the remainder of `amount` by the largest remainder method. */
function share(amount: Money, over: readonly Part[], { numerator, denominator }: Ratio): Part[] {
  const by = BigInt(denominator);
  const shares = over.map(({ key, amount: share }): Share => {
    const exact = BigInt(share.minor) * BigInt(numerator);
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
 * Distributes an amount over lines in proportion to their price, by the largest remainder method.
 *
 * @param amount at most the sum of the parts; whole fils
 * @returns parts that add up to `amount`, none larger than its line
 */
export function spread(amount: Money, over: readonly Part[]): Part[] {
  const all = sum(over.map((part) => part.amount));
  if (all.minor === 0) return [];
  return share(amount, over, { numerator: amount.minor, denominator: all.minor });
}

const HUNDREDTHS = 100;
const WHOLE_IN_HUNDREDTHS = 100 * HUNDREDTHS;

/**
 * A percentage of the sum of all parts, rounded once, and each part's share.
 *
 * @param percent 0 to 100, at most two decimals
 * @returns shares, each within one fils of its exact percentage
 */
export function percentOf(percent: number, over: readonly Part[]): Part[] {
  const ratio = { numerator: Math.round(percent * HUNDREDTHS), denominator: WHOLE_IN_HUNDREDTHS };
  const all = sum(over.map(({ amount }) => amount));
  return share(shareOf(all, ratio.numerator, ratio.denominator), over, ratio);
}
