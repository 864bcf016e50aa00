import { AsyncLocalStorage } from 'node:async_hooks';

const entries = new AsyncLocalStorage<string>();

/** The audit entry of the running statements; null outside admin actions. */
export function currentAuditEntry(): string | null {
  return entries.getStore() ?? null;
}

/**
 * Runs an admin action: database triggers record its changes under its audit entry.
 *
 * @param id UUID of the audit entry
 */
export function asAuditEntry<T>(id: string, work: () => Promise<T>): Promise<T> {
  return entries.run(id, work);
}
