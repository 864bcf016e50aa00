/** The work failed a moment ago and is not tried yet. */
export class CircuitOpen extends Error {}

type Options = Readonly<{
  /** For how many milliseconds work is not tried after a failure. */
  restMs: number;
  nowMs: () => number;
  /** Which errors count as a failure; default: all. */
  isFailure?: (error: unknown) => boolean;
}>;

/** A circuit breaker: after a failure, work is refused for a while instead of tried by each caller. */
export function createCircuitBreaker({ restMs, nowMs, isFailure = () => true }: Options) {
  let openUntilMs = 0;
  return {
    /** @throws what the work throws, or CircuitOpen */
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (nowMs() < openUntilMs) throw new CircuitOpen('the last try failed a moment ago');
      try {
        return await work();
      } catch (error) {
        if (isFailure(error)) openUntilMs = nowMs() + restMs;
        throw error;
      }
    },
    /** The next work is tried at once. */
    close: (): void => {
      openUntilMs = 0;
    },
  };
}
