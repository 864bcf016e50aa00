/**
 * The markup of nodes by id, without what the editor adds; runs in a browser.
 *
 * @param html a page; null for the shown one
 */
export function markupOf(
  shown: Element,
  { html, ids }: { html: string | null; ids: string[] },
): Record<string, string> {
  const root = html === null ? shown.ownerDocument : new DOMParser().parseFromString(html, 'text/html');
  const ADDED =
    /^(data-puck-.*|data-text|contenteditable|data-testid|aria-(roledescription|describedby|pressed|grabbed|disabled)|tabindex)$/;
  const names = new Map<string, string>();
  const named = (value: string) =>
    value.replace(/_?(?:_R_|«|:r)[\w]*[_»:]?\d*/g, (id) => {
      if (!names.has(id)) names.set(id, `id-${names.size}`);
      return names.get(id) ?? '';
    });

  /** Styles of a draggable node, and of an empty list to drop on, are left out. */
  function styleOf(value: string, isNode: boolean): string {
    const { style } = document.createElement('i');
    style.cssText = value;
    if (isNode && style.position === 'relative') style.position = '';
    style.removeProperty('--puck-slot-min-empty-height');
    return style.cssText;
  }

  function shownValue({ name, value }: Attr, isNode: boolean): string {
    if (name === 'style') return styleOf(value, isNode);
    return name === 'class' ? value.replace(/ ?_DropZone\S*/g, '') : named(value);
  }

  function attributeOf(one: Attr, isNode: boolean): string[] {
    if (ADDED.test(one.name) || (isNode && one.name === 'role' && one.value === 'button')) return [];
    const value = shownValue(one, isNode);
    const isGone = value === '' && ['class', 'style'].includes(one.name);
    return isGone ? [] : [`${one.name}="${value}"`];
  }

  function textOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const element = node as HTMLElement;
    if (['script', 'link', 'template', 'noscript'].includes(element.localName)) return '';
    const isNode = element.hasAttribute('data-puck-component');
    const attributes = [...element.attributes].flatMap((one) => attributeOf(one, isNode));
    const inner = [...element.childNodes].map(textOf).join('');
    return `<${[element.localName, ...attributes.sort()].join(' ')}>${inner}</${element.localName}>`;
  }

  const markups = ids.flatMap((id): [string, string][] => {
    const element = root.querySelector(`[data-template-id="${id}"]`);
    if (element === null) return [];
    names.clear();
    return [[id, textOf(element)]];
  });
  return Object.fromEntries(markups);
}
