import { richHtml } from '../../parts/rich-text/rich-html.ts';

/** Elements that a pasted text may not contain, by kind. */
const FOREIGN = {
  pictures: 'img, svg, canvas',
  videos: 'video, audio',
  frames: 'iframe, object, embed',
  forms: 'form, input, select, textarea, button',
  scripts: 'script',
} as const;
export type LeftOut = Readonly<{ part: keyof typeof FOREIGN; count: number }>;

const PARTS = Object.keys(FOREIGN) as (keyof typeof FOREIGN)[];
/** Attributes of other programs and pages that have no meaning, or another one, in the shop. */
const OWN_LOOK = ['class', 'id', 'style'] as const;

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const countIn = (body: HTMLElement, part: keyof typeof FOREIGN) =>
  body.querySelectorAll(FOREIGN[part]).length;

/** Whether a picture is in the shop's media library; others would load from another host. */
function isOwnPicture(picture: Element): boolean {
  const source = picture.getAttribute('src') ?? '';
  return source.startsWith('/media/');
}

/**
 * Converts HTML of another program or page: headings, lists, links, tables and pictures of the shop are preserved.
 *
 * @returns leftOut: the kinds of removed elements, with counts
 */
export function readPastedHtml(html: string): { html: string; leftOut: LeftOut[] } {
  const body = bodyOf(html);
  const before = PARTS.map((part) => countIn(body, part));
  for (const picture of body.querySelectorAll('img')) if (!isOwnPicture(picture)) picture.remove();
  for (const foreign of body.querySelectorAll('style, script, template, noscript')) foreign.remove();
  // Google Docs wraps the whole text in a `<b>` with normal weight.
  for (const wrapper of body.querySelectorAll('b[style*="font-weight:normal"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const element of body.querySelectorAll('*'))
    for (const name of OWN_LOOK) element.removeAttribute(name);
  // The page has an h1 already.
  const text = richHtml(body.innerHTML).replace(/<(\/?)h1\b/g, '<$1h2');
  const read = bodyOf(text);
  const isEmpty = read.textContent?.trim() === '' && read.querySelector('img, table') === null;
  const leftOut = PARTS.map((part, at) => ({ part, count: (before[at] ?? 0) - countIn(read, part) }));
  return { html: isEmpty ? '' : text, leftOut: leftOut.filter(({ count }) => count > 0) };
}
