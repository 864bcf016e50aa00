import type { Localized } from '#kernel/language.ts';
import { toVector } from '#shop/search/rules/row-words.ts';

type Texts = { title: Localized; excerpt: Localized; tags: readonly string[] };

function both({ en, ar }: Localized): string[] {
  return [en, ar ?? ''];
}

/** The searchable text of a document: title, tags, then excerpt. */
export function documentWords({ title, excerpt, tags }: Texts): string {
  return toVector({ A: both(title), B: [...tags], C: [], D: both(excerpt) }, []);
}
