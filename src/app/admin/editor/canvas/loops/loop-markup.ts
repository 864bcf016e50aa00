function parse(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

/** The markup of a node with another loop or filter in the place of its own. */
export function withFresh(html: string, fresh: string, selector: string): string {
  const node = parse(html);
  const next = parse(fresh).content.querySelector(selector);
  if (next !== null) node.content.querySelector(selector)?.replaceWith(next);
  return node.innerHTML;
}

/** The markup of a loop with the items of its next page. */
export function withMore(html: string, fresh: string): string {
  const node = parse(html);
  const next = parse(fresh).content;
  const items = next.querySelector('[data-loop-items]')?.children ?? [];
  node.content.querySelector('[data-loop-items]')?.append(...items);
  const more = node.content.querySelector('.j-loop__more');
  const further = next.querySelector('.j-loop__more');
  if (further === null) more?.remove();
  else more?.replaceWith(further);
  return node.innerHTML;
}
