import { withTimeout } from '../timeouts/with-timeout.ts';

/** One step of a shutdown and its time limit. */
export type Ending = Readonly<{ name: string; limitMs: number; end: () => Promise<unknown> }>;

/**
 * Runs shutdown steps one after the other. A failed or slow step is reported and the next one runs.
 *
 * @param onFailure called with the step and the error
 */
export async function runShutdownSteps(
  endings: readonly Ending[],
  onFailure: (name: string, fault: unknown) => void,
): Promise<void> {
  for (const { name, limitMs, end } of endings) {
    try {
      await withTimeout(end(), limitMs);
    } catch (fault) {
      onFailure(name, fault);
    }
  }
}
