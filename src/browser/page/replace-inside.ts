/** Gives the elements of a selector the attributes and content that they have in a fresh page, one after the other. */
export function replaceInside(fresh: Document, selector: string): void {
  const from = fresh.querySelectorAll(selector);
  document.querySelectorAll(selector).forEach((into, index) => {
    const other = from[index];
    if (other === undefined) return;
    for (const { name, value } of other.attributes) into.setAttribute(name, value);
    into.replaceChildren(...other.childNodes);
  });
}
