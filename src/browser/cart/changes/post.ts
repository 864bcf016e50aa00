/** A request that hangs must not block the queue for ever. */
const PATIENCE_MS = 30_000;

/** A response with an unexpected status. */
export class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

export type FormFields = readonly (readonly [name: string, value: string])[];

/** Posts a form and parses the JSON response. @throws on a network error, a bad status or invalid JSON */
export async function postForm(url: string, fields: FormFields): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new StatusError(answer.status);
  return answer.json();
}
