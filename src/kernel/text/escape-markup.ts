const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the text of an HTML or XML element; not for the value of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (mark) => MARKS[mark] ?? '');
}
