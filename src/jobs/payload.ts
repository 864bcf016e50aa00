/** A field of a job's payload; the caller parses it. */
export function field(payload: object, name: string): unknown {
  return Object.entries(payload).find(([key]) => key === name)?.[1];
}
