import { AsyncLocalStorage } from 'node:async_hooks';

const acts = new AsyncLocalStorage<string>();

/** The audit entry that the running statements belong to; null outside of admin actions. */
export function currentAuditEntry(): string | null {
  return acts.getStore() ?? null;
}

/**
 * Runs an admin action: the database's triggers record its changes under its audit entry.
 *
 * @param id UUID of the audit entry
 */
export function asAuditEntry<T>(id: string, work: () => Promise<T>): Promise<T> {
  return acts.run(id, work);
}
