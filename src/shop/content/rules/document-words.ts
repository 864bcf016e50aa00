import type { Localized } from '#kernel/language.ts';
import { toVector } from '#shop/search/rules/row-words.ts';

type Texts = { title: Localized; excerpt: Localized; body: Localized; tags: readonly string[] };

function both({ en, ar }: Localized): string[] {
  return [en, ar ?? ''];
}

/** HTML without its tags. */
function plain(html: string): string {
  return html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ');
}

/** The searchable text of a document: title, tags, excerpt, then its text. */
export function documentWords({ title, excerpt, body, tags }: Texts): string {
  return toVector({ A: both(title), B: [...tags], C: both(excerpt), D: both(body).map(plain) }, []);
}
