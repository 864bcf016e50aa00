/** The longest run of behaviours before the browser may handle input. */
const SLICE_MS = 5;

/** Lets the browser handle pending input, then continues before other tasks of the page. Safari has no `scheduler`. */
function yieldToMain(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Starts behaviours in order, in short slices; an error in one does not stop the others.
 *
 * @param behaviours one that loads its own module returns a promise, which does not delay the others
 * @returns once all have started
 */
export async function startBehaviours(behaviours: readonly (() => unknown)[]): Promise<void> {
  let begunMs = performance.now();
  const loading: Promise<unknown>[] = [];
  for (const start of behaviours) {
    if (performance.now() - begunMs >= SLICE_MS) {
      await yieldToMain();
      begunMs = performance.now();
    }
    try {
      loading.push(Promise.resolve(start()).catch((fault: unknown) => console.error(fault)));
    } catch (fault) {
      console.error(fault);
    }
  }
  await Promise.all(loading);
}
