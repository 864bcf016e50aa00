/** Posts a form and reads the JSON that comes back. @throws on any failure of line, status or text */
export async function postForm(url: string, fields: Iterable<[string, string]>): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams([...fields]) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
