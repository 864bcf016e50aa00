/** A field of what was queued; whoever asks parses it. */
export function field(payload: object, name: string): unknown {
  return Object.entries(payload).find(([key]) => key === name)?.[1];
}
