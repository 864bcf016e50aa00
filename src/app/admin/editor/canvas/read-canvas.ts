/** A storefront page, split into frame and nodes. */
export type CanvasPage = Readonly<{
  language: string;
  dir: string;
  bodyClass: string;
  stylesheets: readonly string[];
  /** CSS of the shop's changes to the shipped design. */
  design: string;
  /** The markup of the body, with a zone for the nodes of the edited document. */
  frame: string;
  /** The markup of each node that prints anything, by id, with zones for the nodes in its slots. */
  nodes: ReadonlyMap<string, string>;
  /** Whether the page contains the document. */
  hasDocument: boolean;
  /** The nonce of the editor's calls to the shop. */
  nonce: string;
  /** The address of the page: path and query. */
  address: string;
}>;

/**
 * Names the node list of an element: on an element that contains nothing else, or else on a zone element among its
 * content.
 */
export const ZONE = 'data-zone';
/** The zone of a node list without an element. */
export const ZONE_ELEMENT = 'canvas-zone';

const NODE = 'data-template-id';

function nextElements(start: Element, end: Element): Element[] {
  const between: Element[] = [];
  for (let one = start.nextElementSibling; one !== null && one !== end; one = one.nextElementSibling)
    between.push(one);
  return between;
}

/** Whether an element holds a list and nothing else. */
function holdsOnly(parent: Element, list: readonly Element[]): boolean {
  const listed = new Set<Node>(list);
  return [...parent.childNodes].every((child) => listed.has(child) || child.textContent?.trim() === '');
}

/** Elements that are seen without a text, and lists of nodes. */
const SEEN = `[${ZONE}], img, svg, hr, video, iframe, input, select, textarea, button, .j-spacer`;

/** Whether there is anything to see of a node: a gallery without pictures and a quote without words are empty. */
function isPrinted(block: Element): boolean {
  return block.matches(SEEN) || block.querySelector(SEEN) !== null || block.textContent?.trim() !== '';
}

/** Replaces the nodes of a list by a zone. */
function takeList(start: Element, nodes: Map<string, string>): void {
  const { list = '' } = (start as HTMLElement).dataset;
  const parent = start.parentElement;
  const end = parent?.querySelector(`:scope > template[data-edge="end"][data-list="${CSS.escape(list)}"]`);
  if (parent === null || end === null || end === undefined) return;
  const blocks = nextElements(start, end);
  for (const block of blocks) {
    const id = block.getAttribute(NODE);
    if (id !== null && isPrinted(block)) nodes.set(id, block.outerHTML);
  }
  const taken = [start, ...blocks, end];
  const isOwn = parent.localName !== 'body' && holdsOnly(parent, taken);
  if (isOwn) parent.setAttribute(ZONE, list);
  else {
    const zone = parent.ownerDocument.createElement(ZONE_ELEMENT);
    zone.setAttribute(ZONE, list);
    start.before(zone);
  }
  for (const one of taken) one.remove();
}

/** Makes everything around the document inert. */
function makeInert(zone: Element): void {
  for (let inner = zone; inner.parentElement !== null; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner) sibling.setAttribute('inert', 'true');
    if (inner.parentElement.localName === 'body') return;
  }
}

/**
 * Removes comments between texts. The public page has none, and split text nodes are shaped and wrapped
 * differently.
 */
function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** The visitor's state that the store's scripts write into a page. */
type ForVisitor = Readonly<{ cartCount: string; asksAge: boolean }> & Pick<CanvasPage, 'nonce' | 'address'>;

/** Applies the visitor's state, as the store's scripts would; none of them runs on the canvas. */
function showVisitor(page: Document, { cartCount, asksAge }: ForVisitor): void {
  for (const one of page.querySelectorAll<HTMLElement>('.jamra-cart-count')) {
    one.textContent = cartCount;
    one.dataset.count = cartCount;
  }
  const question = page.querySelector<HTMLElement>('#age-question');
  const isAsked = question?.dataset.ask === 'always' || page.querySelector('main [data-restricted]') !== null;
  if (asksAge && isAsked) question?.setAttribute('open', '');
}

/** Splits a rendered page, whose node lists are marked, into frame and nodes. */
export function readCanvas(html: string, visitor: ForVisitor): CanvasPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  showVisitor(page, visitor);
  const stylesheets = [...page.querySelectorAll('link[rel="stylesheet"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const design = page.querySelector('style[data-href~="design"]')?.textContent ?? '';
  for (const one of page.querySelectorAll('script, link, noscript, body style')) one.remove();
  for (const one of page.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus');
  removeComments(page);
  const nodes = new Map<string, string>();
  // An inner list follows its outer list in document order, so reverse order is innermost first.
  const starts = [...page.querySelectorAll('template[data-edge="start"]')].toReversed();
  for (const start of starts) takeList(start, nodes);
  const zone = page.body.querySelector(`[${ZONE}=""]`);
  if (zone !== null) makeInert(zone);
  return {
    language: page.documentElement.lang,
    dir: page.documentElement.dir,
    bodyClass: page.body.className,
    stylesheets: [...new Set(stylesheets)],
    design,
    frame: page.body.innerHTML,
    nodes,
    hasDocument: zone !== null,
    nonce: visitor.nonce,
    address: visitor.address,
  };
}
