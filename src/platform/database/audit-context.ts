import { AsyncLocalStorage } from 'node:async_hooks';

const acts = new AsyncLocalStorage<string>();

/** The audit entry of the running statements; null outside admin actions. */
export function currentAuditEntry(): string | null {
  return acts.getStore() ?? null;
}

/**
 * Runs an admin action: database triggers record its changes under its audit entry.
 *
 * @param id UUID of the audit entry
 */
export function asAuditEntry<T>(id: string, work: () => Promise<T>): Promise<T> {
  return acts.run(id, work);
}
