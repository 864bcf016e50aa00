const LONELY = /<li([^>]*)><p>((?:(?!<\/?(?:p|li|ul|ol|figure|table)\b)[\s\S])*)<\/p><\/li>/g;
const TABLE = /<table><tbody>([\s\S]*?)<\/tbody><\/table>/g;
const HEAD = /^(?:<tr>(?:<th\b[^>]*>(?:(?!<\/?t[hdr]\b)[\s\S])*<\/th>)+<\/tr>)+/;

/** Leading rows that only contain header cells become the thead. */
function withHead(rows: string): string {
  const head = HEAD.exec(rows)?.[0] ?? '';
  const body = rows.slice(head.length);
  const parts = [head === '' ? '' : `<thead>${head}</thead>`, body === '' ? '' : `<tbody>${body}</tbody>`];
  return `<table>${parts.join('')}</table>`;
}

/**
 * Unwraps the paragraph that the editor puts into each list item if it is the only one, and adds a thead to tables,
 * which the editor does not know.
 */
export function tidyHtml(html: string): string {
  return html.replace(LONELY, '<li$1>$2</li>').replace(TABLE, (_, rows: string) => withHead(rows));
}
