/** A line that hangs must not hold up what waits behind it for ever. */
const PATIENCE_MS = 30_000;

/** Posts a form and reads the JSON that comes back. @throws on any failure of line, status or text */
export async function postForm(url: string, fields: Iterable<readonly [string, string]>): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams([...fields].map(([name, value]) => [name, value])),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
