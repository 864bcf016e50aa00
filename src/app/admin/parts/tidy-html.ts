const LONELY = /<li([^>]*)><p>((?:(?!<\/?(?:p|li|ul|ol|figure|table)\b)[\s\S])*)<\/p><\/li>/g;

/** The editor wraps every entry of a list into a paragraph; one paragraph alone needs none. */
export function tidyHtml(html: string): string {
  return html.replace(LONELY, '<li$1>$2</li>');
}
