const LONELY = /<li([^>]*)><p>((?:(?!<\/?(?:p|li|ul|ol|figure|table)\b)[\s\S])*)<\/p><\/li>/g;
const TABLE = /<table><tbody>([\s\S]*?)<\/tbody><\/table>/g;
const HEAD = /^(?:<tr>(?:<th\b[^>]*>(?:(?!<\/?t[hdr]\b)[\s\S])*<\/th>)+<\/tr>)+/;

/** Rows of nothing but headings, at the beginning of a table, are its head. */
function withHead(rows: string): string {
  const head = HEAD.exec(rows)?.[0] ?? '';
  const body = rows.slice(head.length);
  const parts = [head === '' ? '' : `<thead>${head}</thead>`, body === '' ? '' : `<tbody>${body}</tbody>`];
  return `<table>${parts.join('')}</table>`;
}

/**
 * The editor wraps every entry of a list into a paragraph; one paragraph alone needs none. It knows rows alone; what is
 * the head of a table is told by its headings.
 */
export function tidyHtml(html: string): string {
  return html.replace(LONELY, '<li$1>$2</li>').replace(TABLE, (_, rows: string) => withHead(rows));
}
