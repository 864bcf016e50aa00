/** The longest run of behaviours before the browser may handle input. */
const SLICE_MS = 5;

/** Lets the browser handle input that waits, then goes on before other tasks of the page. Safari has no `scheduler`. */
function yieldToMain(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Starts behaviours in their order, a few at a time; an error in one does not stop the others. */
export async function startBehaviours(behaviours: readonly (() => void)[]): Promise<void> {
  let begunMs = performance.now();
  for (const start of behaviours) {
    if (performance.now() - begunMs >= SLICE_MS) {
      await yieldToMain();
      begunMs = performance.now();
    }
    try {
      start();
    } catch (fault) {
      console.error(fault);
    }
  }
}
