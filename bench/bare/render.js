import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Prints the elements of a page, and nothing else, as often as it can for a while: told the page and for how long, it
// says how often. What a component, a loader or a statement costs is not in it.

const NAMES = { class: 'className', for: 'htmlFor', srcset: 'srcSet', tabindex: 'tabIndex' };

function toElement(node, key) {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node)) return null;
  const { style: _, ...attributes } = node.attribs;
  const props = Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !name.startsWith('on'))
      .map(([name, value]) => [NAMES[name] ?? name, value]),
  );
  const children = node.name === 'script' ? [] : node.children.map(toElement);
  return createElement(node.name, { ...props, key }, ...(children.length === 0 ? [] : [children]));
}

process.on('message', ({ html, ms }) => {
  const page = parseDocument(html).children.map(toElement);
  const until = performance.now() + ms;
  let done = 0;
  while (performance.now() < until) {
    renderToString(page);
    done += 1;
  }
  process.send({ perSecond: (done * 1000) / ms, bytes: renderToString(page).length });
});
