import { refuse } from '#kernel/outcome.ts';
import { type CartNeeds, LINES_ONLY, MORE_LINES } from './changing.ts';
import { markRemoved, unmarkRemoved } from './lines.store.ts';
import { type OnLine, onLine, UNKNOWN_LINE } from './on-line.ts';

/** Takes one line out; it can be brought back until the cart is ordered or forgotten. */
export function removeLine(needs: CartNeeds): OnLine {
  return onLine(needs, async ({ tx, id, now }, key) =>
    (await markRemoved(tx, id, { key, now })) ? LINES_ONLY : refuse(UNKNOWN_LINE),
  );
}

/** Brings a removed line back with its quantity, to where it was. */
export function restoreLine(needs: CartNeeds): OnLine {
  return onLine(needs, async ({ tx, id }, key) =>
    (await unmarkRemoved(tx, id, key)) ? MORE_LINES : refuse(UNKNOWN_LINE),
  );
}
