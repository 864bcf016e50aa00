import type { Shop } from '#composition/shop.ts';
import { field } from './payload.ts';

/** Continues an import from where it stopped. */
export function continueImport({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = field(payload, 'id');
    if (typeof id === 'string') await shop.dataTransfer.workOn(id);
  };
}

/** Deletes an import that names an erased person. */
export function forgetInImport({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const [id, file, pattern] = ['id', 'file', 'pattern'].map((name) => field(payload, name));
    if (typeof id !== 'string' || typeof file !== 'string' || typeof pattern !== 'string') return;
    await shop.dataTransfer.forgetPerson({ id, file, pattern });
  };
}
