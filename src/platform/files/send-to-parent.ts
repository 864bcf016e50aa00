/** Answers the process that asked; one that has ended meanwhile needs no answer. */
export function sendToParent(answer: unknown): void {
  // Without a callback, an answer that the parent no longer receives is an uncaught error.
  process.send?.(answer, () => undefined);
}
