import type { Shop } from '#src/compose.ts';
import { field } from './payload.ts';

/** Goes on with a table that staff brings in, from wherever somebody else left off. */
export function goOnWithImport({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = field(payload, 'id');
    if (typeof id === 'string') await shop.exchange.workOn(id);
  };
}
