/** The result of an action: a value, or a refusal with a dotted code and the facts its message needs. */
export type Outcome<T, R extends { code: string }> =
  | Readonly<{ ok: true; value: T }>
  | Readonly<{ ok: false; refusal: R }>;

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refuse<R extends { code: string }>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal };
}
