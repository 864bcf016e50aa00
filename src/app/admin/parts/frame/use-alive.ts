import { useSyncExternalStore } from 'react';

const changesOnce = () => () => undefined;

/** Whether the screen's script runs. What somebody presses or types before would be lost. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    changesOnce,
    () => true,
    () => false,
  );
}
