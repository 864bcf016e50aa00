const WARNING = /<p class="health-warning">[\s\S]*?<\/p>/g;
const SPECIFICATION = /<li>\s*<strong>([^<]*?):?\s*<\/strong>:?\s*([\s\S]*?)<\/li>/g;

/** Removes the health warning from a text, since the page shows it separately. */
export function withoutWarning(html: string): string {
  return html.replace(WARNING, '');
}

const SEEN = /<(?:img|video|audio|iframe)\b/i;

/** HTML without the health warning; empty where nothing is left to see, such as of an emptied text field. */
export function shownHtml(html: string): string {
  const shown = withoutWarning(html);
  const words = shown.replace(/<[^>]*>|&nbsp;|\s/g, '');
  return words === '' && !SEEN.test(shown) ? '' : shown;
}

/** The excerpt's list as rows of label and value, without the colon. */
export function toSpecifications(html: string): string {
  return withoutWarning(html).replace(
    SPECIFICATION,
    (_line, label: string, value: string) => `<li><strong>${label}</strong> <span>${value}</span></li>`,
  );
}

/** As much as search engines show. */
const MOST_SIGNS = 160;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function firstParagraph(html: string): string {
  const paragraph = /<p[^>]*>([\s\S]*?)<\/p>/.exec(withoutWarning(html))?.[1] ?? '';
  return paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (all, name: string) => ENTITIES[name] ?? all)
    .trim();
}

/** @returns the first sentence of HTML as plain text */
export function firstSentence(html: string): string {
  const paragraph = firstParagraph(html);
  return /^[\s\S]*?[.!?؟](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}

/** @returns the first paragraph of HTML as plain text for search engines, cut between words */
export function firstWords(html: string): string {
  const text = firstParagraph(html);
  return text.length <= MOST_SIGNS ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_SIGNS - 1))}…`;
}
