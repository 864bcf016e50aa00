/** A page of the storefront as the canvas takes it apart. */
export type CanvasPage = Readonly<{
  language: string;
  dir: string;
  bodyClass: string;
  stylesheets: readonly string[];
  /** The shop's design, where it differs from the shipped one. */
  design: string;
  /** The markup of its body, with a zone where the nodes of the edited document stand. */
  frame: string;
  /** The markup of each node by id, with zones where the nodes of its slots stand. */
  nodes: ReadonlyMap<string, string>;
  /** Whether the document stands on the page at all. */
  hasDocument: boolean;
  /** Sent with calls of the editor to the shop. */
  nonce: string;
}>;

/**
 * Names the list of nodes that an element holds. It is on the element that has nothing else in it, or on one of its own
 * among other things.
 */
export const ZONE = 'data-zone';
/** Stands for a list of nodes that has no element of its own. */
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
  const own = new Set<Node>(list);
  return [...parent.childNodes].every((child) => own.has(child) || child.textContent?.trim() === '');
}

/** Takes the nodes of a list out of the page and leaves a zone. */
function takeList(start: Element, nodes: Map<string, string>): void {
  const { list = '' } = (start as HTMLElement).dataset;
  const parent = start.parentElement;
  const end = parent?.querySelector(`:scope > template[data-edge="end"][data-list="${CSS.escape(list)}"]`);
  if (parent === null || end === null || end === undefined) return;
  const blocks = nextElements(start, end);
  for (const block of blocks) {
    const id = block.getAttribute(NODE);
    if (id !== null) nodes.set(id, block.outerHTML);
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

/** What stands around the document is there to be seen only. */
function makeInert(zone: Element): void {
  for (let inner = zone; inner.parentElement !== null; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner) sibling.setAttribute('inert', 'true');
    if (inner.parentElement.localName === 'body') return;
  }
}

/** Takes out the comments that part texts: on the page of shoppers each text is one, and words are set otherwise in two. */
function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** What scripts of the store write into a page for its visitor. */
type ForVisitor = Readonly<{ cartCount: string; asksAge: boolean; nonce: string }>;

/** Does what the scripts of the store would do: none of them runs on the canvas. */
function showVisitor(page: Document, { cartCount, asksAge }: ForVisitor): void {
  for (const one of page.querySelectorAll<HTMLElement>('.jamra-cart-count')) {
    one.textContent = cartCount;
    one.dataset.count = cartCount;
  }
  const question = page.querySelector<HTMLElement>('#age-question');
  const isAsked = question?.dataset.ask === 'always' || page.querySelector('main [data-restricted]') !== null;
  if (asksAge && isAsked) question?.setAttribute('open', '');
}

/** Takes a printed page apart, whose lists of edited nodes are marked. */
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
  // An inner list starts after the one around it, so that the last ones are the innermost.
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
  };
}
