/** A line that hangs must not hold up what waits behind it for ever. */
const PATIENCE_MS = 30_000;

/** The server answered, and not with what was asked. */
export class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

export type FormFields = readonly (readonly [name: string, value: string])[];

/** Posts a form and reads the JSON that comes back. @throws on any failure of line, status or text */
export async function postForm(url: string, fields: FormFields): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new StatusError(answer.status);
  return answer.json();
}
