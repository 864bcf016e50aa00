const WARNING = /<p class="health-warning">[\s\S]*?<\/p>/g;
const SPECIFICATION = /<li>\s*<strong>([^<]*?):?\s*<\/strong>:?\s*([\s\S]*?)<\/li>/g;

/** The warning stands in a box of its own, above every fold: what repeats it inside a text is left out. */
export function withoutWarning(html: string): string {
  return html.replace(WARNING, '');
}

/** The excerpt's list as rows: each label and its value apart, without the colon between them. */
export function toSpecifications(html: string): string {
  return withoutWarning(html).replace(
    SPECIFICATION,
    (_line, label: string, value: string) => `<li><strong>${label}</strong> <span>${value}</span></li>`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** @returns the first paragraph's words of an HTML text, for search engines; at most about 160 signs */
export function firstWords(html: string): string {
  const paragraph = /<p[^>]*>([\s\S]*?)<\/p>/.exec(withoutWarning(html))?.[1] ?? '';
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (all, name: string) => ENTITIES[name] ?? all)
    .trim();
  if (text.length <= 160) return text;
  return `${text.slice(0, text.lastIndexOf(' ', 159))}…`;
}
