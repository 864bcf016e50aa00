import sanitizeHtml from 'sanitize-html';

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    'img',
    'details',
    'summary',
    'del',
    'ins',
    'picture',
    'source',
  ],
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'id'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Keeps the markup of an article; removes scripts, handlers, frames, forms and styles. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, RICH_TEXT);
}

/** Nothing in it runs, frames, submits, restyles the page, or is loaded from another host. */
const HTML: sanitizeHtml.IOptions = {
  ...RICH_TEXT,
  // A page has one main part, and that is the page's own.
  allowedTags: [...(RICH_TEXT.allowedTags || []), 'meter', 'progress'].filter((tag) => tag !== 'main'),
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'id', 'title', 'role', 'aria-*'],
    a: ['href', 'rel', 'target', 'download'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['cite', 'datetime'],
    details: ['open', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ins: ['cite', 'datetime'],
    li: ['value'],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
    ol: ['start', 'reversed', 'type'],
    progress: ['value', 'max'],
    q: ['cite'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    time: ['datetime'],
  },
  allowedSchemesByTag: { img: [] },
};

/** Sanitises HTML that staff write themselves; `leftOutOf` lists what is removed. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, HTML);
}

/** Each element as `<table>`, and each attribute as `<td colspan>`. */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        parts.push(`<${tagName}>`, ...Object.keys(attribs).map((name) => `<${tagName} ${name}>`));
        return { tagName, attribs };
      },
    },
  });
  return parts;
}

/**
 * The elements and attributes that `sanitiseHtml` removes, without duplicates; attributes of removed elements are not
 * listed.
 */
export function leftOutOf(html: string): string[] {
  const rest = partsOf(sanitiseHtml(html));
  const gone = partsOf(html).filter((part) => {
    const at = rest.indexOf(part);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const elements = gone.filter((part) => !part.includes(' '));
  const isOfElement = (part: string) =>
    elements.some((element) => part.startsWith(`${element.slice(0, -1)} `));
  return [...new Set(gone.filter((part) => !isOfElement(part)))];
}
