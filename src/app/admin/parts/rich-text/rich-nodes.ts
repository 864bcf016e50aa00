import { Extension, Mark, Node } from '@tiptap/react';
import { TABLE_NODES } from './rich-table.ts';

const GLOBAL_ATTRIBUTES = ['class', 'id', 'lang', 'dir'] as const;
const NODES_WITH_ATTRIBUTES = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote'];

function attribute(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === null ? {} : { [name]: attributes[name] },
  };
}

const attributesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, attribute(name)]));

/** Preserves ids, names, languages and directions that were set in HTML source. */
const GlobalAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [{ types: NODES_WITH_ATTRIBUTES, attributes: attributesOf(GLOBAL_ATTRIBUTES) }],
});

/** Text of another direction inside a sentence. */
const Bdi = Mark.create({
  name: 'bdi',
  parseHTML: () => [{ tag: 'bdi' }],
  renderHTML: () => ['bdi', 0],
});

function readFigure(element: HTMLElement) {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
  if (image === null) return false;
  return {
    src: image.getAttribute('src'),
    alt: image.getAttribute('alt') ?? '',
    href: element.querySelector('a')?.getAttribute('href') ?? null,
    caption: element.querySelector('figcaption')?.textContent ?? '',
  };
}

/** A picture with its caption, as one node. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    href: { default: null },
    caption: { default: '' },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: readFigure },
    { tag: 'img[src]', getAttrs: readFigure },
  ],
  renderHTML: ({ node }) => {
    const { src, alt, href, caption } = node.attrs;
    const image = ['img', { src, alt }] as const;
    const shown = href === null ? image : (['a', { href }, image] as const);
    return caption === '' ? ['figure', {}, shown] : ['figure', {}, shown, ['figcaption', {}, caption]];
  },
});

/** In the editor a question is always expanded. */
function openBox(className: string) {
  return () => {
    const dom = document.createElement('div');
    dom.className = className;
    return { dom, contentDOM: dom };
  };
}

/** A question that expands to its answer. */
const Question = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', 0],
  addNodeView: () => openBox('admin-question'),
});
const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
  addNodeView: () => openBox('admin-question-asked'),
});

/** The nodes of long texts in addition to headings, lists and links. */
export const LONG_NODES = [GlobalAttributes, Bdi, Figure, Question, Summary, ...TABLE_NODES];
