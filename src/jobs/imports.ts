import type { Shop } from '#composition/shop.ts';
import { field } from './payload.ts';

/** Continues an import from where it stopped. */
export function continueImport({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = field(payload, 'id');
    if (typeof id === 'string') await shop.dataTransfer.workOn(id);
  };
}
