import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
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
  return sanitizeHtml(html, OPTIONS);
}
