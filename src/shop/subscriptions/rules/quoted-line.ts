import { NOTHING } from '#kernel/money.ts';
import type { QuotedLine, RenewalQuote, SubscriptionLine } from '../subscription.ts';

/** The quote for a line of a subscription; a product that is missing from the quote is no longer sold. */
export function quotedLine(
  quote: RenewalQuote,
  line: Pick<SubscriptionLine, 'productId' | 'variationId'>,
): Pick<QuotedLine, 'problem' | 'maximum' | 'total'> {
  const quoted = quote.lines.find(
    ({ productId, variationId }) => productId === line.productId && variationId === line.variationId,
  );
  return quoted ?? { problem: 'gone', maximum: null, total: NOTHING };
}
