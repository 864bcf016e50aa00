import { NOTHING } from '#kernel/money.ts';
import type { QuotedLine, RenewalQuote, SubscriptionLine } from '../subscription.ts';

/** What the next order says of a line of its subscription; a product that is not in it is no longer sold. */
export function quotedLine(
  quote: RenewalQuote,
  line: Pick<SubscriptionLine, 'productId' | 'variationId'>,
): Pick<QuotedLine, 'problem' | 'maximum' | 'total'> {
  const found = quote.lines.find(
    ({ productId, variationId }) => productId === line.productId && variationId === line.variationId,
  );
  return found ?? { problem: 'gone', maximum: null, total: NOTHING };
}
