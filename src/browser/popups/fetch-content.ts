/** A content that takes longer is not waited for. */
const ANSWER_MS = 10_000;

async function fetchInto(box: Element, address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  box.innerHTML = await answer.text();
  return box.childElementCount > 0;
}

/**
 * Fetches the content of a popup into its template, which has the address; once, and again after a failure.
 *
 * @returns whether the content is loaded
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
