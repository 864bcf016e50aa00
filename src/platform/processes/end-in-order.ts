import { withTimeout } from '../cache/with-timeout.ts';

/** Something that has to be ended, and the most time that this may take. */
export type Ending = Readonly<{ name: string; limitMs: number; end: () => Promise<unknown> }>;

/**
 * Ends things one after the other. What fails or takes too long is reported, and the next one is ended all the same.
 *
 * @param onFailure told what did not end, and why
 */
export async function endInOrder(
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
