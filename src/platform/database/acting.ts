import { AsyncLocalStorage } from 'node:async_hooks';

const acts = new AsyncLocalStorage<string>();

/** The act that statements of this moment belong to; null for all that staff did not ask for. */
export function currentAct(): string | null {
  return acts.getStore() ?? null;
}

/**
 * Runs something as one act of staff: whatever it changes in the database is written down with the act.
 *
 * @param id a UUID under which the act is known already
 */
export function asAct<T>(id: string, work: () => Promise<T>): Promise<T> {
  return acts.run(id, work);
}
