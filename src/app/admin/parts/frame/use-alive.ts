import { useSyncExternalStore } from 'react';

const changesOnce = () => () => undefined;

/** Whether the page is hydrated; earlier input would be lost. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    changesOnce,
    () => true,
    () => false,
  );
}
