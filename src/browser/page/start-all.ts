/** How long the page may leave what the shopper does unanswered while it starts. */
const SLICE_MS = 10;

/** Lets the browser answer what waits, then goes on before anything else of the page. Safari has no `scheduler`. */
function answerShopper(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Starts behaviours in their order, a few at a time; an error in one does not stop the others. */
export async function startAll(behaviours: readonly (() => void)[]): Promise<void> {
  let begunMs = performance.now();
  for (const start of behaviours) {
    if (performance.now() - begunMs >= SLICE_MS) {
      await answerShopper();
      begunMs = performance.now();
    }
    try {
      start();
    } catch (fault) {
      console.error(fault);
    }
  }
}
