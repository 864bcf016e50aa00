/** A content that takes longer is not waited for. */
const ANSWER_MS = 10_000;

async function fetchInto(box: Element, address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  box.innerHTML = await answer.text();
  return box.childElementCount > 0;
}

/**
 * Puts the content of a popup into its template, whose page carries its address; it is fetched once, and after a
 * failure again the next time.
 *
 * @returns whether the content is there
 */
export async function fetchContent(template: HTMLTemplateElement): Promise<boolean> {
  const { content: address } = template.dataset;
  const box = template.content.querySelector('.j-popup__box');
  if (address === undefined || box === null) return true;
  try {
    const isThere = await fetchInto(box, address);
    if (isThere) delete template.dataset.content;
    return isThere;
  } catch (cause) {
    console.error('Loading the content of a popup failed:', cause);
    return false;
  }
}
